/**
 * Keeps this process alive: a new index of Elasticsearch waits for searches in the old one without doing so, because services are kept by their servers.
 * @returns ends it
 */
export function stayAlive(): () => void {
  const timer = setInterval(() => undefined, 1_000);
  return () => clearInterval(timer);
}
