import { useTexts } from '@pusula/frontend-kit/i18n';
import { chooseTheme, THEME_CHOICES, type ThemeChoice, useThemeChoice } from '@pusula/frontend-kit/theme';
import { Menu, MenuChoice, MenuChoices, MenuChosen } from '@pusula/frontend-kit/ui';
import { ThemeButton } from './ThemeButton.tsx';
import { THEME_ICONS } from './theme-icons.ts';

/** Light, dark, or as the system has it. */
export default function ThemeMenu() {
  const { t } = useTexts('shell');
  const choice = useThemeChoice();
  return (
    <Menu trigger={<ThemeButton />} defaultOpen>
      <MenuChoices value={choice} onValueChange={(next) => chooseTheme(next as ThemeChoice)} aria-label={t('theme.label')}>
        {THEME_CHOICES.map((one) => {
          const Icon = THEME_ICONS[one];
          return (
            <MenuChoice key={one} value={one}>
              <Icon />
              <span>{t(`theme.${one}`)}</span>
              <MenuChosen />
            </MenuChoice>
          );
        })}
      </MenuChoices>
    </Menu>
  );
}
