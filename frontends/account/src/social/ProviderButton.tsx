import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { BrandMark } from './BrandMark.tsx';
import type { Provider } from './providers.ts';
import { social } from './social.slice.ts';

const Row = styled(Button)`
  width: 100%;
  justify-content: flex-start;
  gap: var(--s4);
  background: var(--raised);
  &[aria-disabled] {
    color: var(--ink-3);
    border-color: var(--rule);
    background: none;
    cursor: not-allowed;
  }
  &[aria-disabled] > svg {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;
/** Side by side where there is room, on a phone one below the other. */
const Words = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 2px var(--s3);
  padding-block: var(--s2);
`;
const Reason = styled.span`
  font: var(--t-micro);
`;

type ProviderButtonProps = {
  provider: Provider;
  /** Whether this installation has keys for it. Without, the button says so and stays within reach of keyboard and screen reader. */
  isConfigured: boolean;
  isChecking: boolean;
};

export function ProviderButton({ provider, isConfigured, isChecking }: ProviderButtonProps) {
  const { t } = useTexts('social');
  const dispatch = useDispatch();
  if (!isConfigured)
    return (
      <Row look="line" aria-disabled>
        <BrandMark provider={provider} />
        <Words>
          <span>{t('continue', { provider })}</span> <Reason>{t('notConfigured')}</Reason>
        </Words>
      </Row>
    );
  return (
    // While its popup is open it stays pressable: a popup behind other windows is found again by asking anew.
    <Row look="line" busy={isChecking} onClick={() => dispatch(social.started(provider))}>
      {!isChecking && <BrandMark provider={provider} />}
      {t('continue', { provider })}
    </Row>
  );
}
