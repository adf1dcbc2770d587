import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
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

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** Groups of 16 bits that name a network. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Pure: `2001:db8:0:0::/64` for `2001:db8::1`, and an IPv4 address as it is, however it was written. */
export function networkOf(address: string): string {
  const short = address.replace(IPV4_IN_IPV6, '');
  if (!isIPv6(short)) return short;
  const [before = '', after] = short.split('::');
  const [left, right] = [groupsOf(before), groupsOf(after ?? '')];
  const missing = after === undefined ? 0 : ALL_GROUPS - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

const CUSTOMER_GROUPS = 3;

/** Pure: who has a network, by the /48 of an IPv6 one, because each customer of a provider has some hundred or thousand of these. @param network as `networkOf` names it */
export const customerOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, CUSTOMER_GROUPS).join(':') : network;
