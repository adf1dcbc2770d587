import type { Database } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import type { ChangedPages } from './changed-pages.ts';
import { publicAddresses } from './public-addresses.ts';

type SubmitOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly pages: ChangedPages;
  readonly key: string;
  /** Where IndexNow is. */
  readonly endpoint: string;
  /** The product's, such as `https://pusula.example`. */
  readonly origin: string;
};

/** The protocol takes ten thousand addresses at once; each page has one in each language. */
const MOST_PAGES = 1_000;
const TIMEOUT_MS = 10_000;
const TRIES = 3;

/** Whether it may work later: a key that was refused or an address of somebody else's stays refused. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** @throws when it may work later */
async function send(endpoint: string, submission: object, log: Log): Promise<void> {
  const { status, body } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(submission),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body?.cancel();
  if (isTemporary(status)) throw new Error(`IndexNow answered ${status}`);
  if (status >= 400) log.warn({ status }, 'IndexNow refuses changed pages: look at INDEXNOW_KEY and PUBLIC_URL');
}

/**
 * Tells search engines through IndexNow which pages have changed, in one request. What fails is sent again with the next request, three times in all; then it is
 * left to the sitemap. Never fails.
 */
export function pageSubmitter({ db, log, pages, key, endpoint, origin }: SubmitOptions): () => Promise<void> {
  const own = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt` };
  let tries = 0;
  return async () => {
    const taken = pages.take(MOST_PAGES);
    if (taken.length === 0) return;
    tries += 1;
    try {
      const addresses = await publicAddresses(db, taken);
      if (addresses.length > 0) await send(endpoint, { ...own, urlList: addresses.map((path) => origin + path) }, log);
      tries = 0;
    } catch (error) {
      log.warn({ err: error, tries }, 'changed pages not submitted to IndexNow');
      if (tries < TRIES) for (const { kind, id } of taken) pages.add(kind, id);
      else tries = 0;
    }
  };
}
