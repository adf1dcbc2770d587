import { useTexts } from '@pusula/frontend-kit/i18n';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from './icons.ts';

const Press = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  bottom: 0;
  width: 44px;
  display: grid;
  place-items: center;
  color: var(--ink-3);
  border-radius: var(--r2);
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    width: 18px;
    height: 18px;
  }
`;

/** Empties the field that it stands at the end of; its parent must be positioned. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTexts();
  const clear = ({ currentTarget }: MouseEvent) => {
    onClear();
    // It goes with what it took away, and what comes next is typed.
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <Press type="button" aria-label={t('ui.clear')} onClick={clear}>
      <CloseIcon aria-hidden />
    </Press>
  );
}
