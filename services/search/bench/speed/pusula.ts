import { findCity, NO_FACTS } from '@pusula/contracts';
import { languageWords } from '../../src/corrections/language-words.ts';
import { toSearchDocument } from '../../src/documents/to-search-document.ts';
import { createElasticsearchIndex } from '../../src/index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from '../../src/index/embedded/embedded-index.ts';
import type { SearchDocument, SearchIndex } from '../../src/index/port.ts';
import { type Reading, readTexts } from '../../src/intents/reading.ts';
import { presenter } from '../../src/presenting/found-coach.ts';
import { closeness } from '../../src/query/closeness.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { demoModel, demoNames } from '../demo-coaches.ts';
import type { Contender } from './contender.ts';

/** The product behind one of its adapters, with intents, corrections, highlights and reasons as readers get them. */
async function pusula(index: SearchIndex, rest: Pick<Contender, 'close' | 'diskMb'>): Promise<Contender> {
  const [model, names, words] = [await demoModel(), await demoNames(), await languageWords()];
  let known: Parameters<Contender['fill']>[1] = new Map();
  const readings = new Map<string, Reading>();
  return {
    prepare: (coaches) => {
      for (const { id, texts } of coaches) readings.set(id, readTexts(texts, model));
    },
    fill: async (coaches, categories) => {
      known = categories;
      await index.rebuild(
        (async function* () {
          let batch: SearchDocument[] = [];
          for (const coach of coaches) {
            batch.push(toSearchDocument(coach, 1, categories, readings.get(coach.id)));
            if (batch.length < 500) continue;
            yield batch;
            batch = [];
          }
          yield batch;
        })(),
      );
    },
    search: async ({ keyword, cityIds, categoryIds }) => {
      const result = await index.search({
        read: parseQuery(keyword, { model, categories: known, names, languageWords: words }),
        language: 'tr',
        cityIds,
        categoryIds,
        facts: NO_FACTS,
        from: 0,
        size: 10,
        day: 0,
        far: false,
      });
      const { read } = result;
      result.hits.map(presenter({ read, language: 'tr', categories: known, closenessOf: (score) => closeness(score, result.fullScore) }));
      return result.total;
    },
    ...rest,
  };
}

export const embedded = (): Promise<Contender> => {
  const index = createEmbeddedIndex();
  return pusula(index, { close: () => index.close() });
};

export const onElasticsearch = (node: string): Promise<Contender> => {
  const alias = `bench-speed-${process.pid}`;
  const generation = `${node}/${alias}-filled`;
  const index = createElasticsearchIndex({ node, alias, newGeneration: () => 'filled' });
  return pusula(index, {
    diskMb: async () => {
      const stats = (await (await fetch(`${generation}/_stats/store`)).json()) as { _all: { total: { store: { size_in_bytes: number } } } };
      return stats._all.total.store.size_in_bytes / 1e6;
    },
    close: async () => {
      await index.close();
      await fetch(generation, { method: 'DELETE' });
    },
  });
};

export const plateOf = (city: string): string => findCity(city)?.id ?? '';
