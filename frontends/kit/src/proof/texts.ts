import { useBroughtTexts } from '@pusula/frontend-kit/i18n';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'proof';
const texts = { tr, en };
export const proofTexts = { [NAMESPACE]: texts };

/** The texts of the question who it is that holds a session. */
export const useProofTexts = () => useBroughtTexts(NAMESPACE, texts);
