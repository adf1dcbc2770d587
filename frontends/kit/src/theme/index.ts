export { GlobalStyle } from './GlobalStyle.tsx';
export { chooseTheme, RenderedTheme, THEME_CHOICES, type ThemeChoice, useThemeChoice } from './theme-choice.ts';
