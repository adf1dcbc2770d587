import en from './texts.en.json';
import tr from './texts.tr.json';

export const profileTexts = { profile: { tr, en } };
