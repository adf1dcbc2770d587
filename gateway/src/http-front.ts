import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { LIMITS } from '@pusula/contracts';
import { drainServer } from '@pusula/service-kit/http';
import { wantsPage } from './web/bare-page.ts';
import { sendStarting } from './web/waiting-page.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** @param address as `clientAddress` names it */
export type NetworkListener = (request: IncomingMessage, response: ServerResponse, address: string) => void;
export type HttpFront = {
  readonly port: number;
  /** From now on requests go to the product instead of the starting page. @param onConnection ends a new connection for which there is no place */
  readonly open: (listener: Listener, onConnection?: (socket: Socket) => void) => void;
  /** Goes on for the grace, while load balancers notice; then takes nothing new, lets requests in flight end and cuts what is left after the limit. */
  readonly close: (graceMs: number, limitMs: number) => Promise<void>;
};

const HEADERS_TIMEOUT_MS = 10_000;
/** Browsers send some twenty, and each takes memory before anybody knows who asks; who sends more is refused. */
const MOST_HEADERS = 100;
/** How late a head may be found out. */
const HEADERS_CHECK_MS = 2_000;
/** Longer than a load balancer keeps its connections, so that it is never the one to be surprised. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Answers one request of a connection at a time. No browser or proxy sends another before it has the reply; whoever does would hold services for replies that nobody takes, so their connection
 * ends.
 */
function oneAtATime(listener: Listener): Listener {
  const busy = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (busy.has(socket)) return void socket.destroy();
    busy.add(socket);
    response.on('close', () => busy.delete(socket));
    listener(request, response);
  };
}

/** Listens at once and answers a starting page until the product is there. @throws when the port is taken (EADDRINUSE) */
export function listenWithStartingPage(port: number, host: string, brandName: string): Promise<HttpFront> {
  let listener: Listener = (request, response) => {
    if (request.url === '/health/live') response.writeHead(200).end();
    else sendStarting(response, wantsPage(request), brandName);
  };
  const front = { connectionsCheckingInterval: HEADERS_CHECK_MS };
  const server = createServer(
    front,
    oneAtATime((request, response) => listener(request, response)),
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.maxHeadersCount = MOST_HEADERS;
  server.requestTimeout = LIMITS.clientRequestTimeoutMs;
  // A connection on which nothing has gone either way for so long: its reply is not wanted any more, and lies in memory.
  server.timeout = LIMITS.clientRequestTimeoutMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        port: (server.address() as AddressInfo).port,
        open: (next, onConnection) => {
          listener = next;
          if (onConnection) server.on('connection', onConnection);
        },
        close: (graceMs, limitMs) => drainServer(server, graceMs, limitMs),
      });
    });
  });
}
