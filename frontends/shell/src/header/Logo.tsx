import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Mark } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font: 440 1.5rem/1 var(--serif);
  letter-spacing: -0.015em;
  text-decoration: none;
  svg {
    flex: none;
    margin-left: -2px;
  }
`;

/** Mark and name of the product; leads home. */
export function Logo({ className }: { className?: string }) {
  const { t } = useTexts('shell');
  return (
    <Anchor to="/" aria-label={t('header.home', { brand: config.brand })} className={className}>
      <Mark />
      {config.brand}
    </Anchor>
  );
}
