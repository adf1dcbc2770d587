/** What this process has done since it started, for whoever measures it. */
export type EmbeddingCounts = {
  /** Sent to the provider and answered. */
  texts: number;
  /** Requests that came to nothing, retries of one counted once. */
  failures: number;
  /** Texts and queries that were known already. */
  cacheHits: number;
};

export const embeddingCounts = (): EmbeddingCounts => ({ texts: 0, failures: 0, cacheHits: 0 });
