export { auditTexts } from './audit-texts.ts';
export { callsSettled } from './calls-settled.ts';
export { memoryStorage } from './memory-storage.ts';
export { type Answers, closeRemote, openRemote, type SignedIn } from './open-remote.tsx';
export { person } from './people.ts';
export { reachedTexts } from './reached-texts.ts';
export { renderProduct } from './render-product.tsx';
export { retiredWordsIn } from './retired-words.ts';
export { type ApiCall, startApi } from './start-api.ts';
