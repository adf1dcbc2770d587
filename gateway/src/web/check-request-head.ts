import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@pusula/contracts';

/** What is wrong with a request before anybody looks at what it asks for; undefined where nothing is. */
export type CheckRequestHead = (request: IncomingMessage) => ErrorCode | undefined;

const HOST = 'host';

/** How many Host headers there are: Node keeps the first, and who stands between us and the caller may have looked at another. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  return hosts;
}

/** Nobody here undoes another coding, so that what was sent would be read as something else. */
const hasUnknownCoding = ({ headers }: IncomingMessage): boolean => {
  const coding = headers['transfer-encoding'];
  return coding !== undefined && coding.toLowerCase() !== 'chunked';
};

/** What the Host header of a request to an address can be: browsers leave out the port that its protocol has anyway, others may name it. */
function hostsOf(address: string): ReadonlySet<string> {
  const { host, hostname, port, protocol } = new URL(address);
  return new Set([host, `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`]);
}

/** A target may name a host of its own, which counts more than the header, and is not what we look at. */
const namesHost = ({ url = '' }: IncomingMessage): boolean => !url.startsWith('/') && url !== '*';

const isMalformed = (request: IncomingMessage): boolean => countHosts(request) > 1 || namesHost(request) || hasUnknownCoding(request);

/**
 * Refuses what two readers can read in two ways, and what is addressed to somebody else.
 * @param publicUrl our only address; left out, as while developing, we may be reached by any
 */
export function checkRequestHead(publicUrl?: string): CheckRequestHead {
  if (publicUrl === undefined) return (request) => (isMalformed(request) ? 'MALFORMED_REQUEST' : undefined);
  const ours = hostsOf(publicUrl);
  return (request) => {
    if (isMalformed(request)) return 'MALFORMED_REQUEST';
    return ours.has(request.headers.host?.toLowerCase() ?? '') || isProbe(request) ? undefined : 'UNKNOWN_HOST';
  };
}

/** Whoever balances the load or watches over us asks at our number. */
const isProbe = ({ url }: IncomingMessage): boolean => url === '/health/live' || url === '/health/ready';
