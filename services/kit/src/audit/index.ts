export { actionTaken, type Done } from './action-taken.ts';
