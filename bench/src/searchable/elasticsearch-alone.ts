import { randomBytes } from 'node:crypto';
import type { Searchable } from './time-to-found.ts';

export type ElasticsearchAlone = {
  /** @param refresh with each write: `true` makes it searchable at once, `false` leaves that to the index, as by default */
  readonly writing: (refresh: boolean) => Searchable;
  readonly stop: () => Promise<void>;
};

/** An index with the settings it has when nobody chooses any: one document is written, without any product around it. */
export async function openElasticsearch(node: string): Promise<ElasticsearchAlone> {
  const index = `${node}/bench-${randomBytes(4).toString('hex')}`;
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(index + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Elasticsearch answered ${response.status} to ${method} ${path}`);
    return (await response.json()) as { hits: { total: { value: number } } };
  };
  await ask('PUT', '');
  return {
    writing: (refresh) => ({
      save: (word) => ask('PUT', `/_doc/1?refresh=${refresh}`, { headline: word }),
      isFound: async (word) => (await ask('POST', '/_search', { query: { match: { headline: word } } })).hits.total.value > 0,
    }),
    stop: async () => void (await ask('DELETE', '')),
  };
}
