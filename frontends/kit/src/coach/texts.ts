import { useBroughtTexts } from '@pusula/frontend-kit/i18n';
import en from './texts.en.json';
import tr from './texts.tr.json';

const NAMESPACE = 'coachProfile';
const texts = { tr, en };
export const coachProfileTexts = { [NAMESPACE]: texts };

/** The texts of coaches' profiles. */
export const useCoachTexts = () => useBroughtTexts(NAMESPACE, texts);
