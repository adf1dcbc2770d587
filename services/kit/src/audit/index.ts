export { actionTaken, type Done } from './action-taken.ts';
export { dataAccessRecorder, type RecordDataAccess } from './data-access-recorder.ts';
