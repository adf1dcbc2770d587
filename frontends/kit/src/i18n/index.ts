export { loadErrorTexts, useErrorTexts } from './error-texts.ts';
export {
  capitalised,
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
  chosenLanguage,
  onLanguageChosenElsewhere,
  storeLanguage,
} from './language.ts';
export { TextsIn } from './TextsIn.tsx';
export { useBroughtTexts } from './use-brought-texts.ts';
export { useTexts } from './use-texts.ts';
