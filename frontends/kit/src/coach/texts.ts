import { byLanguage } from '@pusula/contracts';
import { type TextTree, useBroughtTexts } from '@pusula/frontend-kit/i18n';

const NAMESPACE = 'coachProfile';
const texts = byLanguage((language): TextTree => require(`./texts.${language}.json`));
export const coachProfileTexts = { [NAMESPACE]: texts };

/** The texts of coaches' profiles. */
export const useCoachTexts = () => useBroughtTexts(NAMESPACE, texts);
