import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ErrorModal, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ProviderButton } from './ProviderButton.tsx';
import { type Found, PROVIDERS } from './providers.ts';
import { SocialNotice } from './SocialNotice.tsx';
import { PROVIDERS_CALL, SOCIAL } from './social.saga.ts';
import { selectSocial, social } from './social.slice.ts';

const List = styled.ul`
  display: grid;
  gap: var(--s2);
`;

type SocialButtonsProps = {
  /** Somebody has proven to a provider who they are: sign them in, or begin their sign-up. */
  onProfile: (found: Found) => void;
};

/** Google, Facebook, Microsoft, Apple. Leaving them ends the attempt that is under way. */
export function SocialButtons({ onProfile }: SocialButtonsProps) {
  const { t } = useTexts('social');
  const dispatch = useDispatch();
  const { configured, provider: last, step, found } = useSelector(selectSocial);
  const { error: missing, loading } = useSelector(selectApiStatus(PROVIDERS_CALL));
  const show = () => dispatch(social.shown());
  useEffect(() => {
    dispatch(social.shown());
    return () => void dispatch(social.left());
  }, [dispatch]);
  const handOver = useEffectEvent(onProfile);
  useEffect(() => {
    if (found) handOver(found);
  }, [found]);

  if (missing && !configured) return <RetryNotice problem={missing} busy={loading} onRetry={show} />;
  return (
    <div>
      <List aria-label={t('label')} aria-busy={configured === null || undefined}>
        {PROVIDERS.map((provider) => (
          <li key={provider}>
            {configured === null ? (
              <Skeleton $height="44px" />
            ) : (
              <ProviderButton
                provider={provider}
                isConfigured={configured.includes(provider)}
                isChecking={provider === last && step === 'checking'}
              />
            )}
          </li>
        ))}
      </List>
      <SocialNotice />
      {last && <ErrorModal requestKey={SOCIAL} title={t('failed', { provider: last })} onRetry={() => dispatch(social.started(last))} />}
    </div>
  );
}
