export { actionTaken, type Done } from './action-taken.ts';
export { lookRecorder, type RecordLook } from './look-recorder.ts';
