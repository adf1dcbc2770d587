import { useBroughtTexts } from '@pusula/frontend-kit/i18n';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'editing';
const texts = { tr, en };
export const editingTexts = { [NAMESPACE]: texts };

/** The texts of forms over something that is saved already. */
export const useEditingTexts = () => useBroughtTexts(NAMESPACE, texts);
