import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER_LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import type { FrontEnd, SiteSource } from './front-ends.ts';

/** Whether an address names a file and no page. */
export const isFile = (address: string): boolean => /^[^?]*\.[a-z0-9]+(\?|$)/i.test(address);

/** Reads a JSON file that a front end ships, from its folder or from its own deployment. @throws when it is not there */
export async function readSiteJson(site: SiteSource, name: FrontEnd, path: string): Promise<unknown> {
  if (site.kind === 'folders') return JSON.parse(await readFile(join(site.folderOf(name), path), 'utf8'));
  const response = await fetch(new URL(`/${path}`, site.originOf(name)), {
    signal: AbortSignal.timeout(timeLimit(SERVER_LIMITS.pageFactsTimeoutMs)),
  });
  if (!response.ok) throw new Error(`the front end ${name} answered ${response.status} for ${path}`);
  return response.json();
}

/** Reads once, for everybody; what failed is tried again at the next call. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
