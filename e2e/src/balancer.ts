import { connect, createServer, type Socket } from 'node:net';

/**
 * One port in front of several replicas, each connection to the next of them, as a Kubernetes service does it.
 * @returns what ends it
 */
export async function startBalancer(port: number, replicas: readonly number[]): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const replica = connect(replicas[turn++ % replicas.length] ?? 0, '127.0.0.1');
    for (const [socket, other] of [
      [client, replica],
      [replica, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}
