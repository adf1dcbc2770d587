import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { BrandMark } from './BrandMark.tsx';
import type { Provider } from './providers.ts';
import { social } from './social.slice.ts';

const WideButton = styled(Button)`
  width: 100%;
  justify-content: flex-start;
  gap: var(--s4);
  padding-block: var(--s2);
  /* The provider's name is not ours to shorten; widely spaced it takes a second line. */
  line-height: 1.25;
  text-align: start;
  white-space: normal;
  background: var(--raised);
`;

type ProviderButtonProps = { provider: Provider; isChecking: boolean };

export function ProviderButton({ provider, isChecking }: ProviderButtonProps) {
  const { t } = useTexts('social');
  const dispatch = useDispatch();
  return (
    // While its popup is open it stays pressable: a popup behind other windows is found again by asking anew.
    <WideButton look="line" busy={isChecking} onClick={() => dispatch(social.started(provider))}>
      {!isChecking && <BrandMark provider={provider} />}
      {provider === 'Demo' ? t('demo.continue') : t('continue', { provider })}
    </WideButton>
  );
}
