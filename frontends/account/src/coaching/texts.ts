import en from './texts.en.json';
import tr from './texts.tr.json';

export const coachingTexts = { coaching: { tr, en } };
