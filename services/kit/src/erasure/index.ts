export { erasedAmong, isErased, rememberErased } from './erased-subjects.ts';
export type { Forgetting } from './forgetting.ts';
