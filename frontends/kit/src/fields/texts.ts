import { useBroughtTexts } from '@pusula/frontend-kit/i18n';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'fields';
const texts = { tr, en };
export const fieldTexts = { [NAMESPACE]: texts };

/** The texts of the fields: their names, their choices, what is wrong with them. */
export const useFieldTexts = () => useBroughtTexts(NAMESPACE, texts);
