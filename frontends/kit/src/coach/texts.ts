import type { Texts } from '../i18n/index.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';

/** For the remotes that show coaches: each hands them over with its own. */
export const coachProfileTexts: Texts = { coachProfile: { tr, en } };
