import en from './texts.en.json';
import tr from './texts.tr.json';

export const socialTexts = { social: { tr, en } };
