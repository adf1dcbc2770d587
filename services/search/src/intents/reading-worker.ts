/** Reads coaches' texts by one model; each message brings some, and the port that waits for what they speak of. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { CoachTexts } from './coach-reader.ts';
import { intentModel } from './intent-model.ts';
import { intentsOfTexts } from './intents-of-texts.ts';
import type { TrainedIntents } from './train.ts';

const model = intentModel(workerData as TrainedIntents, '');
type Asked = { readonly texts: readonly CoachTexts[]; readonly port: MessagePort };

parentPort?.on('message', ({ texts, port }: Asked) => {
  port.postMessage(texts.map((one) => intentsOfTexts(one, model)));
  port.close();
});
