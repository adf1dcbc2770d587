/** Training takes seconds of a processor: it has a thread of its own, and searches go on meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LabelledText, trainIntents } from './train.ts';

parentPort?.postMessage(trainIntents(workerData as readonly LabelledText[]));
