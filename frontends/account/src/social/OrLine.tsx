import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s4);
  font: var(--t-small);
  color: var(--ink-3);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--rule);
  }
`;

/** Between the two ways in: by e-mail above, by a provider below. */
export function OrLine() {
  const { t } = useTexts('social');
  return <Divider>{t('or')}</Divider>;
}
