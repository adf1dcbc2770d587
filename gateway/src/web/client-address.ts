import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/**
 * Who a request comes from. X-Forwarded-For is believed only as far as it was written by a configured proxy (S1); without one it is never looked at.
 * @param trusted addresses or networks such as `10.0.0.0/8`, or the names `loopback`, `uniquelocal`
 */
export function clientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const direct = (request: IncomingMessage) => request.socket.remoteAddress ?? 'unknown';
  if (trusted.length === 0) return direct;
  const trust = proxyAddress.compile([...trusted]);
  return (request) => proxyAddress(request, trust) ?? direct(request);
}
