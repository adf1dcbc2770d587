/** What a search service under test reads of a provider: none. */
export const NO_EMBEDDINGS = {
  EMBEDDINGS_URL: undefined,
  EMBEDDINGS_API_KEY: undefined,
  EMBEDDINGS_MODEL: 'test-model',
  EMBEDDINGS_DAILY_TEXTS: 10_000,
  EMBEDDINGS_DAILY_CHARACTERS: 10_000_000,
  // Not how soon is asked: a machine with much else to do may take its time.
  EMBEDDINGS_QUERY_MS: 2_000,
} as const;
