import { useTexts } from '@pusula/frontend-kit/i18n';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '@pusula/frontend-kit/theme';
import { styled } from 'styled-components';
import { THEME_ICONS } from './theme-icons.ts';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  font: var(--t-label);
`;
const Choice = styled.button`
  min-height: 44px;
  padding: 0 var(--s3);
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--ink-2);
  &[aria-pressed='true'] {
    color: var(--ink);
  }
  &[aria-pressed='true'] span {
    box-shadow: 0 2px 0 var(--saffron);
  }
`;

/** The same choice as the header's, laid open for a menu that has the room. */
export function ThemeChoices({ className }: { className?: string }) {
  const { t } = useTexts('shell');
  const choice = useThemeChoice();
  return (
    <Group role="group" aria-label={t('theme.label')} className={className}>
      {THEME_CHOICES.map((one) => {
        const Icon = THEME_ICONS[one];
        return (
          <Choice key={one} type="button" aria-pressed={one === choice} onClick={() => chooseTheme(one)}>
            <Icon />
            <span>{t(`theme.${one}`)}</span>
          </Choice>
        );
      })}
    </Group>
  );
}
