import { byLanguage } from '@pusula/contracts';
import { type TextTree, useBroughtTexts } from '@pusula/frontend-kit/i18n';

const NAMESPACE = 'editing';
const texts = byLanguage((language): TextTree => require(`./texts.${language}.json`));
export const editingTexts = { [NAMESPACE]: texts };

/** The texts of forms over something that is saved already. */
export const useEditingTexts = () => useBroughtTexts(NAMESPACE, texts);
