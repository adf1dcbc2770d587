import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { selectAuthenticationType } from '@pusula/frontend-kit/session';
import { Button, Soft } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { factors as factorsResource } from '../passkeys/passkeys.slice.ts';
import type { Provider } from '../social/providers.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { SetPassword } from './SetPassword.tsx';

const DeletionPanel = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  max-width: 60ch;
  li {
    display: flex;
    gap: var(--s3);
    padding: var(--s1) 0;
  }
  li::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    margin-top: 10px;
    background: var(--ink-3);
    rotate: 45deg;
  }
`;
const CONSEQUENCES = ['profile', 'sessions', 'traces', 'final'] as const;

/** What leaving means, before anybody is asked to confirm it. */
export function DeleteAccount({ user, hasPassword }: { user: CurrentUser; hasPassword: boolean }) {
  const { t } = useTexts('security');
  const provider = useLinkedProvider();
  const [asks, setAsks] = useState(false);
  return (
    <DeletionPanel>
      <Soft>{t('deletion.text')}</Soft>
      <ul>
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{t(`deletion.consequence.${consequence}`)}</li>
        ))}
      </ul>
      {hasPassword || provider ? (
        <Button look="dangerLine" onClick={() => setAsks(true)}>
          {t('deletion.open')}
        </Button>
      ) : (
        <SetPassword email={user.email} text={t('deletion.needsPassword')} />
      )}
      {asks && <DeleteDialog user={user} provider={provider} onClose={() => setAsks(false)} />}
    </DeletionPanel>
  );
}

/** The provider that the session came from, unless it has been removed since: it proves nothing more then. */
function useLinkedProvider(): Provider | null {
  const authenticationType = useSelector(selectAuthenticationType) ?? 'Basic';
  const { data: factors } = useResource(factorsResource);
  if (authenticationType === 'Basic') return null;
  const isRemoved = factors?.removedProviders.some((removed) => removed.authenticationType === authenticationType);
  return isRemoved ? null : authenticationType;
}
