import MiniSearch from 'minisearch';
import type { Engine } from './engine.ts';

/** MiniSearch as it comes. */
export function miniSearch(): Engine {
  let index = new MiniSearch({ fields: ['tr', 'en'] });
  return {
    name: 'MiniSearch defaults',
    fill: async (items) => {
      index = new MiniSearch({ fields: ['tr', 'en'] });
      index.addAll(items.map(({ id, texts }) => ({ id, ...texts })));
    },
    find: async (keyword) => {
      const found = index.search(keyword);
      return { ids: found.slice(0, 10).map(({ id }) => String(id)), total: found.length };
    },
    close: async () => undefined,
  };
}
