import { useTexts } from '@pusula/frontend-kit/i18n';
import { useThemeChoice } from '@pusula/frontend-kit/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { THEME_ICONS } from './theme-icons.ts';

const Press = styled.button`
  width: 44px;
  height: 44px;
  display: grid;
  place-items: center;
  color: var(--ink-2);
  &:hover {
    color: var(--ink);
  }
`;

/** Shows which theme holds; opens the choice of another. */
export function ThemeButton(rest: ComponentPropsWithRef<'button'>) {
  const { t } = useTexts('shell');
  const Icon = THEME_ICONS[useThemeChoice()];
  return (
    <Press {...rest} type="button" aria-haspopup="menu" aria-label={t('theme.label')} title={t('theme.label')}>
      <Icon />
    </Press>
  );
}
