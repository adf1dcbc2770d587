import { isSharingPicture } from '../web/pictures.ts';
import { POLICY_REPORTS } from '../web/security-headers.ts';
import { SIGNIN_CALLBACK } from '../web/signin-callback/signin-callback.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';

/** What the gateway has to do for one, each in milliseconds of the time that everybody shares. */
const AT_ONCE = 64;
const OF_ONE = 4;
const WAITING_OF_ONE = 250;

const PICTURE = /^\/(pictures\/|home-picture|home-sun)/;
const FILE = /^[^?]*\.\w+(\?|$)/;

/** What has a body, which its sender may hold back, and is then but noted. */
const isPosted = (url: string) => [POLICY_REPORTS, SIGNIN_CALLBACK].some((path) => url.startsWith(path));

/**
 * Where something that is no call waits until it is its turn: one queue for pages, one for pictures, which services have to be asked for, and one for files, which
 * wait for nobody else; undefined for what is answered at once.
 * @param scale as RATE_LIMIT_SCALE
 */
export function visitQueues(scale: number): (url: string) => FairQueue | undefined {
  const queue = () => fairQueue({ atOnce: AT_ONCE, ofOneAtOnce: Math.min(AT_ONCE, OF_ONE * scale), ofOneWaiting: WAITING_OF_ONE * scale });
  const [pages, pictures, files] = [queue(), queue(), queue()];
  return (url) => {
    if (isPosted(url)) return undefined;
    if (PICTURE.test(url) || isSharingPicture(url)) return pictures;
    return FILE.test(url) ? files : pages;
  };
}
