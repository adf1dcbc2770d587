import { Client } from '@elastic/elasticsearch';
import { createElasticsearchIndex } from '../../src/index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from '../../src/index/embedded/embedded-index.ts';
import { stayAlive } from '../stay-alive.ts';
import { elasticsearchLanguageAnalyzers } from './elasticsearch-turkish.ts';
import type { Engine } from './engine.ts';
import { miniSearch } from './minisearch.ts';
import { ourEngine } from './ours.ts';

/** Ours and the opponents; those on Elasticsearch only when ELASTICSEARCH_URL names one. @param ours what ours makes of an item, and what it reads queries with */
export function allEngines(ours: Parameters<typeof ourEngine>[2] = {}): {
  readonly engines: readonly Engine[];
  readonly close: () => Promise<void>;
} {
  const node = process.env.ELASTICSEARCH_URL;
  const prefix = `bench-${process.pid}`;
  let generation = 0;
  const onElasticsearch = node
    ? [
        elasticsearchLanguageAnalyzers(node, `${prefix}-language`),
        ourEngine(
          '**Pusula, Elasticsearch**',
          createElasticsearchIndex({ node, alias: `${prefix}-ours`, newGeneration: () => String(++generation) }),
          ours,
        ),
      ]
    : [];
  const letEnd = stayAlive();
  const engines = [miniSearch(), ...onElasticsearch, ourEngine('**Pusula, embedded**', createEmbeddedIndex(), ours)];
  return {
    engines,
    close: async () => {
      letEnd();
      for (const engine of engines) await engine.close();
      if (!node) return;
      const client = new Client({ node });
      const left = Object.keys(await client.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }));
      if (left.length > 0) await client.indices.delete({ index: left });
      await client.close();
    },
  };
}
