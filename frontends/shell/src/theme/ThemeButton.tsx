import { useTexts } from '@pusula/frontend-kit/i18n';
import { type ThemeChoice, useThemeChoice } from '@pusula/frontend-kit/theme';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { PreferenceForm } from '../preferences/PreferenceForm.tsx';
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

const NEXT = { system: 'dark', dark: 'light', light: 'system' } as const satisfies Record<ThemeChoice, ThemeChoice>;

/** Shows which theme holds; opens the choice of another. Where no scripts run, it changes to the next. */
export function ThemeButton({ onClick, ...rest }: ComponentPropsWithRef<'button'>) {
  const { t } = useTexts('shell');
  const choice = useThemeChoice();
  const Icon = THEME_ICONS[choice];
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    onClick?.(event);
  };
  return (
    <PreferenceForm>
      <Press
        {...rest}
        type="submit"
        name="theme"
        value={NEXT[choice]}
        aria-haspopup="menu"
        aria-label={t('theme.label')}
        title={t('theme.label')}
        onClick={press}
      >
        <Icon />
      </Press>
    </PreferenceForm>
  );
}
