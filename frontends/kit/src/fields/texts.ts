import { byLanguage } from '@pusula/contracts';
import { type TextTree, useBroughtTexts } from '@pusula/frontend-kit/i18n';

const NAMESPACE = 'fields';
const texts = byLanguage((language): TextTree => require(`./texts.${language}.json`));
export const fieldTexts = { [NAMESPACE]: texts };

/** The texts of the fields: their names, their choices, what is wrong with them. */
export const useFieldTexts = () => useBroughtTexts(NAMESPACE, texts);
