import type { Breaker } from '@pusula/service-kit/http';
import type { Figure } from '@pusula/service-kit/service';
import type { EmbeddingCounts } from './embedding-counts.ts';

const BREAKER_STATES: Readonly<Record<ReturnType<Breaker['state']>, number>> = { closed: 0, 'half-open': 1, open: 2 };

type Options = {
  readonly counts: EmbeddingCounts;
  readonly breakerState: Breaker['state'];
  /** How many coaches wait to be embedded. */
  readonly waiting: () => Promise<number>;
};

export const embeddingFigures = ({ counts, breakerState, waiting }: Options): readonly Figure[] => [
  { name: 'embedding_texts_total', help: 'Texts embedded by the provider, queries included', kind: 'counter', read: () => counts.texts },
  { name: 'embedding_failures_total', help: 'Embeddings that came to nothing', kind: 'counter', read: () => counts.failures },
  { name: 'embedding_cache_hits_total', help: 'Texts and queries whose vector was known', kind: 'counter', read: () => counts.cacheHits },
  {
    name: 'embedding_breaker_state',
    help: 'Whether searches ask the provider: 0 yes, 1 one of them tries, 2 no, because it keeps failing',
    kind: 'gauge',
    read: () => BREAKER_STATES[breakerState()],
  },
  { name: 'embedding_pending', help: 'Coaches waiting to be embedded', kind: 'gauge', read: waiting },
];
