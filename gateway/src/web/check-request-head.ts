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

/** Refuses what two readers can read in two ways. */
export const checkRequestHead: CheckRequestHead = (request) =>
  countHosts(request) > 1 || hasUnknownCoding(request) ? 'MALFORMED_REQUEST' : undefined;
