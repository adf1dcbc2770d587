import { isSharingPicture } from '@pusula/contracts';
import type { ConcurrencyPerCaller } from '@pusula/service-kit/service';
import { type FairQueue, fairQueue } from '@pusula/service-kit/service';

/** What the gateway has to do for one, each in milliseconds of the time that everybody shares. */
const AT_ONCE = 64;
const OF_ONE = 4;
const WAITING_OF_ONE = 250;

const PICTURE = /^\/(pictures\/|home-picture|home-sun)/;
const FILE = /^[^?]*\.\w+(\?|$)/;

/**
 * Where something that is no call waits until it is its turn: one queue for pages, one for pictures, which services have to be asked for, and one for files, which
 * wait for nobody else.
 * @param scale as RATE_LIMIT_SCALE
 * @param places what a customer has in all queues together
 */
export function visitQueues(scale: number, places: ConcurrencyPerCaller): (url: string) => FairQueue {
  const queue = () =>
    fairQueue({ atOnce: AT_ONCE, ofOneAtOnce: Math.min(AT_ONCE, OF_ONE * scale), ofOneWaiting: WAITING_OF_ONE * scale }, places);
  const [pages, pictures, files] = [queue(), queue(), queue()];
  return (url) => {
    if (PICTURE.test(url) || isSharingPicture(url)) return pictures;
    return FILE.test(url) ? files : pages;
  };
}
