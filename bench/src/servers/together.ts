type Stoppable = { readonly stop: () => Promise<void> };

/** Lends servers to a measurement and stops them afterwards, the last first, however it ends. */
export async function together<T>(measure: (keep: <S extends Stoppable>(server: S) => S) => Promise<T>): Promise<T> {
  const kept: Stoppable[] = [];
  try {
    return await measure((server) => {
      kept.push(server);
      return server;
    });
  } finally {
    for (const server of kept.reverse()) await server.stop();
  }
}
