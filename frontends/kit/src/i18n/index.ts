export { loadErrorTexts, useErrorTexts } from './error-texts.ts';
export {
  compareTexts,
  folded,
  formatDate,
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
  lower,
  monthNames,
  upper,
} from './format.ts';
export { addTexts, createI18n, switchLanguage, type Texts, type TextTree } from './i18n.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  keepLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageOfPath,
  languageOfVisit,
  onLanguageChosenElsewhere,
} from './language.ts';
export { TextsIn } from './TextsIn.tsx';
export { useBroughtTexts } from './use-brought-texts.ts';
export { useTexts } from './use-texts.ts';
