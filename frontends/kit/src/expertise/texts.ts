import { byLanguage } from '@pusula/contracts';
import { type TextTree, useBroughtTexts } from '@pusula/frontend-kit/i18n';

const NAMESPACE = 'expertise';
const texts = byLanguage((language): TextTree => require(`./texts.${language}.json`));
export const expertiseTexts = { [NAMESPACE]: texts };

/** The texts of choosing categories and of listing certificates. */
export const useExpertiseTexts = () => useBroughtTexts(NAMESPACE, texts);
