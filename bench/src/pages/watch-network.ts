import { eventually } from '@pusula/service-kit/testing';
import type { CDPSession } from 'playwright-core';
import { type PageWeight, type Received, weigh } from './page-weight.ts';

const SILENT_MS = 1_000;
const LIMIT_MS = 120_000;

export type Network = {
  readonly session: CDPSession;
  /** What was received so far. */
  readonly weight: () => PageWeight;
  /** Resolves once nothing has been requested or received for a second. */
  readonly silence: () => Promise<unknown>;
};

type Request = { readonly type: string; headers: number };

/** Watches what a page requests and receives. */
export async function watchNetwork(session: CDPSession): Promise<Network> {
  const underWay = new Map<string, Request>();
  const received: Received[] = [];
  let lastAt = performance.now();
  /** @param bytes headers included */
  const end = (requestId: string, bytes: number) => {
    const request = underWay.get(requestId);
    underWay.delete(requestId);
    lastAt = performance.now();
    if (request) received.push({ ...request, body: Math.max(0, bytes - request.headers) });
  };
  session.on('Network.requestWillBeSent', ({ requestId, type = '', redirectResponse }) => {
    // A redirect and what it leads to are one request, and only the last response is reported as its end.
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    underWay.set(requestId, { type, headers: 0 });
    lastAt = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = underWay.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  await session.send('Network.enable');
  return {
    session,
    weight: () => weigh(received),
    silence: () =>
      eventually(() => {
        if (underWay.size > 0 || performance.now() - lastAt < SILENT_MS) throw new Error(`${underWay.size} requests are under way`);
      }, LIMIT_MS),
  };
}
