import { useBroughtTexts } from '@pusula/frontend-kit/i18n';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'expertise';
const texts = { tr, en };
export const expertiseTexts = { [NAMESPACE]: texts };

/** The texts of choosing categories and of listing certificates. */
export const useExpertiseTexts = () => useBroughtTexts(NAMESPACE, texts);
