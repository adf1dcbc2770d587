/** Reads coaches' texts by one model; each message brings some, and the port that waits for what they speak of. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { intentModel, NO_INTENTS } from './intent-model.ts';
import { type CoachTexts, readTexts } from './reading.ts';
import type { TrainedIntents } from './train.ts';

const trained = workerData as TrainedIntents | null;
const model = trained ? intentModel(trained, '') : NO_INTENTS;
type Asked = { readonly texts: readonly CoachTexts[]; readonly port: MessagePort };

parentPort?.on('message', ({ texts, port }: Asked) => {
  port.postMessage(texts.map((one) => readTexts(one, model)));
  port.close();
});
