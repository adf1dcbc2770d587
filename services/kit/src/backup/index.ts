export { connectedTo } from './connected-to.ts';
export { atOneMoment, type Snapshot, type SourceDatabase } from './one-moment.ts';
export { dumpDatabase, restoreDatabase } from './postgres-programs.ts';
export { type RestingEvents, restingEvents } from './resting-events.ts';
