import type { Passkey } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf, timeAgo } from '@pusula/frontend-kit/time';
import { Button, PasskeyIcon, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EntryRow } from '../devices/entry-row.ts';
import type { Factors } from './passkeys.slice.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

const PasskeyEntry = styled(EntryRow)`
  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
    }
  }
`;
const PasskeyName = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

type PasskeyRowProps = { passkey: Passkey; factors: Factors };

/** One passkey: what it is called, since when it is there, when it was last used. */
export function PasskeyRow({ passkey, factors }: PasskeyRowProps) {
  const { t, language } = useTexts('passkeys');
  const [asked, setAsked] = useState<'name' | 'removal' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => setAsked(null);
  return (
    <PasskeyEntry>
      <PasskeyIcon aria-hidden />
      <div>
        <PasskeyName>{name}</PasskeyName>
        <Small>
          {t('addedAt', { at: momentOf(createdAt, language) })}{' '}
          {lastUsedAt === null ? t('unused') : t('usedAt', { used: timeAgo(lastUsedAt, factors.at, language) })}
        </Small>
      </div>
      <Actions>
        <Button look="line" small aria-label={t('renameOf', { name })} onClick={() => setAsked('name')}>
          {t('rename')}
        </Button>
        <Button look="dangerLine" small aria-label={t('removeOf', { name })} onClick={() => setAsked('removal')}>
          {t('remove')}
        </Button>
      </Actions>
      {asked === 'name' && <RenamePasskey passkey={passkey} onClose={close} />}
      {asked === 'removal' && <RemovePasskey passkey={passkey} factors={factors} onClose={close} />}
    </PasskeyEntry>
  );
}
