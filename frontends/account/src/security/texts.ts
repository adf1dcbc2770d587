import en from './texts.en.json';
import tr from './texts.tr.json';

export const securityTexts = { security: { tr, en } };
