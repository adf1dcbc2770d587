import { setTimeout as wait } from 'node:timers/promises';
import type { Job, ServiceOptions } from '@pusula/service-kit/service';
import type { SearchConfig } from '../config.ts';
import { type ChangedPages, createChangedPages } from './changed-pages.ts';
import { pageSubmitter } from './submit-pages.ts';

/** One request a minute at most. */
const PAUSE_MS = 60_000;

export type IndexNow = {
  readonly pages: Pick<ChangedPages, 'add'>;
  /** Sends what there is, now. */
  readonly submit: () => Promise<void>;
  readonly job: Job;
};

/** Undefined where no key is configured: then nobody is told anything. */
export function createIndexNow({ config, db, log }: ServiceOptions<SearchConfig>): IndexNow | undefined {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, PUBLIC_URL } = config;
  if (key === undefined) return undefined;
  const pages = createChangedPages();
  const submit = pageSubmitter({ db, log, pages, key, endpoint, origin: new URL(PUBLIC_URL).origin });
  const run: Job['run'] = async (signal) => {
    while (!signal.aborted) {
      await wait(PAUSE_MS, undefined, { signal });
      await submit();
    }
  };
  return { pages, submit, job: { name: 'index-now', run } };
}
