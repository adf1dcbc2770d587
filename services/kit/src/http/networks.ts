import { isIPv6 } from 'node:net';

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
