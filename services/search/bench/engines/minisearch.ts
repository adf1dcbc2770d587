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
    find: async (keyword) =>
      index
        .search(keyword)
        .slice(0, 10)
        .map(({ id }) => String(id)),
    close: async () => undefined,
  };
}
