import { Client } from '@elastic/elasticsearch';
import { createElasticsearchIndex } from '../../src/index/elasticsearch/elasticsearch-index.ts';
import { createEmbeddedIndex } from '../../src/index/embedded/embedded-index.ts';
import { elasticsearchLanguageAnalyzers } from './elasticsearch-turkish.ts';
import type { Engine } from './engine.ts';
import { miniSearch } from './minisearch.ts';
import { asBio, ourEngine } from './ours.ts';

/** Ours and the opponents; those on Elasticsearch only when ELASTICSEARCH_URL names one. @param toSearchDocument what ours makes of an item */
export function allEngines(toSearchDocument = asBio): { readonly engines: readonly Engine[]; readonly close: () => Promise<void> } {
  const node = process.env.ELASTICSEARCH_URL;
  const prefix = `bench-${process.pid}`;
  let generation = 0;
  const onElasticsearch = node
    ? [
        elasticsearchLanguageAnalyzers(node, `${prefix}-language`),
        ourEngine(
          '**Pusula, Elasticsearch**',
          createElasticsearchIndex({ node, alias: `${prefix}-ours`, newGeneration: () => String(++generation) }),
          toSearchDocument,
        ),
      ]
    : [];
  const engines = [miniSearch(), ...onElasticsearch, ourEngine('**Pusula, embedded**', createEmbeddedIndex(), toSearchDocument)];
  return {
    engines,
    close: async () => {
      for (const engine of engines) await engine.close();
      if (!node) return;
      const client = new Client({ node });
      const left = Object.keys(await client.indices.get({ index: `${prefix}-*`, ignore_unavailable: true }));
      if (left.length > 0) await client.indices.delete({ index: left });
      await client.close();
    },
  };
}
