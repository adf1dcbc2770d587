import { indexStatus, trySentence } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import type { Api } from './api.ts';

/** Learning takes seconds, and longer on a machine that does much else. */
const WITHIN_MS = 240_000;

/** A product that has just started finds by words alone, until it has learned what people say, and has read the coaches anew with that. */
export const untilTrained = (api: Api, adminToken: string): Promise<void> =>
  eventually(async () => {
    const { isReady, intents } = await api(trySentence, { sentence: 'stres' }, adminToken);
    const { unindexed, inIndex, inDatabase } = await api(indexStatus, {}, adminToken);
    if (!isReady || intents.length === 0) throw new Error('The intent model has not learned from the categories yet.');
    if (unindexed > 0 || inIndex !== inDatabase)
      throw new Error(`${inIndex} of ${inDatabase} coaches are read; ${unindexed} are on their way.`);
  }, WITHIN_MS);
