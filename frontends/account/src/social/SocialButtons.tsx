import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { ErrorModal, RetryNotice, Small } from '@pusula/frontend-kit/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { OrLine } from './OrLine.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { type Found, PROVIDERS } from './providers.ts';
import { SocialNotice } from './SocialNotice.tsx';
import { SOCIAL } from './social.saga.ts';
import { configuredProviders, selectSocial, social } from './social.slice.ts';

const ProviderList = styled.ul`
  display: grid;
  gap: var(--s2);
`;

const DemoNote = styled(Small)`
  margin-top: var(--s2);
`;

type SocialButtonsProps = {
  /** Somebody has proven to a provider who they are: sign them in, or begin their sign-up. */
  onProfile: (found: Found) => void;
  /** Whether a line sets them apart; not where they stand below another way in without a password. */
  apart?: boolean;
};

/** The providers that this installation has, after a line that sets them apart from what is above. Leaving them ends the attempt that is under way. */
export function SocialButtons({ onProfile, apart = true }: SocialButtonsProps) {
  const { t } = useTexts('social');
  const dispatch = useDispatch();
  const { data: configured, error: missing, loading, retry } = useOpened(configuredProviders, {});
  const { provider: last, step, found } = useSelector(selectSocial);
  useEffect(() => () => void dispatch(social.left()), [dispatch]);
  const handOver = useEffectEvent(onProfile);
  useEffect(() => {
    if (found) handOver(found);
  }, [found]);

  if (missing && !configured) return <RetryNotice problem={missing} busy={loading} onRetry={retry} />;
  // Until it is known there is nothing: an installation without providers has no room for them either.
  if (!configured || configured.length === 0) return null;
  return (
    <>
      {apart && <OrLine />}
      <div>
        <ProviderList aria-label={t('label')}>
          {PROVIDERS.filter((provider) => configured.includes(provider)).map((provider) => (
            <li key={provider}>
              <ProviderButton provider={provider} isChecking={provider === last && step === 'checking'} />
            </li>
          ))}
        </ProviderList>
        {configured.includes('Demo') && <DemoNote>{t('demo.note')}</DemoNote>}
        <SocialNotice />
        {last && <ErrorModal requestKey={SOCIAL} title={t('failed', { provider: last })} onRetry={() => dispatch(social.started(last))} />}
      </div>
    </>
  );
}
