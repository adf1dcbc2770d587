import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { momentOf } from '@pusula/frontend-kit/time';
import { Button, ErrorModal, PasswordIcon, RetryNotice, Small, Soft } from '@pusula/frontend-kit/ui';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { EntryList, EntryRow } from '../devices/entry-row.ts';
import { type Factors, factors as factorsResource } from '../passkeys/passkeys.slice.ts';
import { BrandMark } from '../social/BrandMark.tsx';
import type { Provider } from '../social/providers.ts';
import { RemoveProvider } from './RemoveProvider.tsx';
import { PROVIDER_LINK, providerLinked } from './ways-in.ts';

const WayList = styled(EntryList)`
  margin-top: var(--s3);
`;
const WayName = styled.p`
  font-weight: 600;
`;

/** What opens the account beside passkeys: the password, and each provider, which can be removed. Those that were removed can be linked again. */
export function WaysIn() {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const { data: factors, error, loading, retry } = useResource(factorsResource);
  const [linking, setLinking] = useState<Provider | null>(null);
  const { loading: isLinking } = useSelector(selectApiStatus(PROVIDER_LINK));
  const link = (provider: Provider) => {
    setLinking(provider);
    dispatch(providerLinked(provider));
  };
  if (!factors && error) return <RetryNotice problem={error} busy={loading} onRetry={retry} />;
  if (!factors) return null;
  return (
    <div>
      <Soft>{t('ways.text')}</Soft>
      <WayList aria-label={t('ways.title')}>
        <WayRow
          mark={<PasswordIcon aria-hidden />}
          name={t('password.title')}
          note={t(factors.hasPassword ? 'ways.hasPassword' : 'ways.noPassword')}
        />
        {factors.providers.map((one) => (
          <ProviderRow key={one.authenticationType} provider={one} factors={factors} />
        ))}
        {factors.removedProviders.map(({ authenticationType: provider, removedAt }) => (
          <RemovedRow
            key={provider}
            provider={provider}
            removedAt={removedAt}
            isLinking={isLinking && linking === provider}
            onLink={() => link(provider)}
          />
        ))}
      </WayList>
      {linking && <ErrorModal requestKey={PROVIDER_LINK} title={t('ways.failed')} onRetry={() => link(linking)} />}
    </div>
  );
}

type WayRowProps = { mark: ReactNode; name: string; note: ReactNode; children?: ReactNode };

function WayRow({ mark, name, note, children }: WayRowProps) {
  return (
    <EntryRow>
      {mark}
      <div>
        <WayName>{name}</WayName>
        <Small>{note}</Small>
      </div>
      {children}
    </EntryRow>
  );
}

function ProviderRow({ provider, factors }: { provider: Factors['providers'][number]; factors: Factors }) {
  const { t, language } = useTexts('security');
  const [isAsked, setAsked] = useState(false);
  const { authenticationType: name, linkedAt, isOnlyWayIn } = provider;
  const linked = t('ways.linkedAt', { at: momentOf(linkedAt, language) });
  return (
    <WayRow mark={<BrandMark provider={name} />} name={name} note={isOnlyWayIn ? `${linked} ${t('ways.only')}` : linked}>
      {!isOnlyWayIn && (
        <Button look="dangerLine" small aria-label={t('ways.removeOf', { provider: name })} onClick={() => setAsked(true)}>
          {t('ways.remove')}
        </Button>
      )}
      {isAsked && <RemoveProvider provider={name} factors={factors} onClose={() => setAsked(false)} />}
    </WayRow>
  );
}

type RemovedRowProps = { provider: Provider; removedAt: string; isLinking: boolean; onLink: () => void };

function RemovedRow({ provider, removedAt, isLinking, onLink }: RemovedRowProps) {
  const { t, language } = useTexts('security');
  return (
    <WayRow mark={<BrandMark provider={provider} />} name={provider} note={t('ways.removedAt', { at: momentOf(removedAt, language) })}>
      <Button look="line" small busy={isLinking} aria-label={t('ways.linkOf', { provider })} onClick={onLink}>
        {t('ways.link')}
      </Button>
    </WayRow>
  );
}
