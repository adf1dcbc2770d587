import en from './texts.en.json';
import tr from './texts.tr.json';

export const deletionStatusTexts = { deletionStatus: { tr, en } };
