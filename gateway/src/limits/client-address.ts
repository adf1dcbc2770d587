import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkOf } from '@pusula/service-kit/http';
import proxyAddress from 'proxy-addr';

/**
 * Who a request comes from: an IPv4 address, or the first half of an IPv6 one, of which everybody has as many as they want. X-Forwarded-For is believed only as far
 * as it was written by a configured proxy (S1); without one it is never looked at.
 * @param trusted addresses or networks such as `10.0.0.0/8`, or the names `loopback`, `uniquelocal`
 */
export function clientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const direct = ({ socket }: IncomingMessage) => socket.remoteAddress ?? 'unknown';
  if (trusted.length === 0) return (request) => networkOf(direct(request));
  const trust = proxyAddress.compile([...trusted]);
  return (request) => {
    const named = withoutPort(proxyAddress(request, trust) ?? '');
    return networkOf(isIP(named) === 0 ? direct(request) : named);
  };
}

/** Whether an address is a trusted proxy's. @param trusted as for `clientAddress` */
export function proxyOf(trusted: readonly string[]): (address: string) => boolean {
  if (trusted.length === 0) return () => false;
  const trust = proxyAddress.compile([...trusted]);
  return (address) => isIP(address) !== 0 && trust(address, 0);
}

const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;

/** Pure: some proxies write the port as well; with it every connection would be a network of its own. */
const withoutPort = (address: string): string => address.replace(IPV4_WITH_PORT, '$1').replace(IPV6_IN_BRACKETS, '$1');
