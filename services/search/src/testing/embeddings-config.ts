/** What a search service under test reads of those outside whom it talks to: nobody. */
export const NO_EMBEDDINGS = {
  EMBEDDINGS_URL: undefined,
  EMBEDDINGS_API_KEY: undefined,
  EMBEDDINGS_MODEL: 'test-model',
  EMBEDDINGS_DAILY_TEXTS: 10_000,
  EMBEDDINGS_DAILY_CHARACTERS: 10_000_000,
  // Not how soon is asked: a machine with much else to do may take its time.
  EMBEDDINGS_QUERY_MS: 2_000,
  PUBLIC_URL: 'https://pusula.example',
  INDEXNOW_KEY: undefined,
  INDEXNOW_URL: 'http://127.0.0.1:9',
  ORDER_DAY: undefined,
} as const;
