import type { Socket } from 'node:net';
import { networkOf } from '@pusula/service-kit/http';
import { proxyOf } from './client-address.ts';
import { type CustomerLimits, limitPerCustomer } from './limit-per-customer.ts';

/** What a connection sends before its request is whole lies in memory, and no limit of requests counts it. */
export const CONNECTIONS: CustomerLimits = { inAll: 6_000, ofCustomer: 2_000, ofNetwork: 1_000 };

/**
 * Ends connections that find no place. Those of a trusted proxy carry other people's requests and are not counted.
 * @param scale as RATE_LIMIT_SCALE
 */
export function boundConnections(trusted: readonly string[], scale: number): (socket: Socket) => void {
  const open = limitPerCustomer(CONNECTIONS, scale);
  const isProxy = proxyOf(trusted);
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const end = open.begin(networkOf(address), { giveUp: () => socket.destroy() });
    if (end) socket.once('close', end);
    else socket.destroy();
  };
}
