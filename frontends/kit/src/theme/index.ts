export { GlobalStyle } from './GlobalStyle.tsx';
export { chooseTheme, type Look, RenderedLook, THEME_CHOICES, type ThemeChoice, useThemeChoice } from './theme-choice.ts';
