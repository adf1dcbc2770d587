export { GlobalStyle } from './GlobalStyle.tsx';
export { chooseTheme, THEME_CHOICES, type ThemeChoice, useThemeChoice } from './theme-choice.ts';
