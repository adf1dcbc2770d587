import { byLanguage } from '@pusula/contracts';
import { type TextTree, useBroughtTexts } from '@pusula/frontend-kit/i18n';

const NAMESPACE = 'proof';
const texts = byLanguage((language): TextTree => require(`./texts.${language}.json`));
export const proofTexts = { [NAMESPACE]: texts };

/** The texts of the question who it is that holds a session. */
export const useProofTexts = () => useBroughtTexts(NAMESPACE, texts);
