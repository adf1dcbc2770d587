import type { ServerResponse } from 'node:http';
import { isSharingPicture } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import type { FairQueue, Leave } from '@pusula/service-kit/service';
import type { Listener, NetworkListener } from '../http-front.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { waitForTurn } from '../limits/wait-for-turn.ts';
import { wantsPage } from './bare-page.ts';
import { isReading } from './is-reading.ts';
import { sendTooManyPages } from './waiting-page.ts';

/** What somebody has asked for who has gone is made all the same; it keeps its place for as long as that takes, as a rule. */
const ABANDONED_MS = 1_000;

export type VisitOptions = {
  readonly web: Listener;
  readonly limiter: RateLimiter;
  readonly queueOf: (url: string) => FairQueue;
};

/** Answers whatever is no call, the customers of providers by turns: pages take the time of the process that everybody shares. */
export function visitHandler({ web, limiter, queueOf }: VisitOptions): NetworkListener {
  return (request, response, address) => {
    const url = request.url ?? '/';
    const refuse = (seconds: number) => sendTooManyPages(response, wantsPage(request), seconds);
    const seconds = Math.max(limiter.ofVisit('pages', address), isSharingPicture(url) ? limiter.ofVisit('sharingPictures', address) : 0);
    if (seconds > 0) return refuse(seconds);
    // A form or a report, whose sender may hold its body back: nothing is made for it, wherever it goes.
    if (!isReading(request)) return web(request, response);
    const place = queueOf(url).enter(customerOf(address), address);
    const answer = (leave: Leave) => {
      leaveWhenBegun(response, leave);
      web(request, response);
    };
    if (!place) refuse(1);
    else if (typeof place === 'function') answer(place);
    else void waitForTurn(place, response).then((leave) => leave && answer(leave));
  };
}

/**
 * A reply that has begun is made: how fast it is read is nobody else's business. The next one begins with the next turn of the event loop, so that calls come between
 * the pages of somebody who asks for many.
 */
function leaveWhenBegun(response: ServerResponse, leave: Leave): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    setImmediate(leave);
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.once('close', () => {
    if (!response.headersSent) setTimeout(leave, ABANDONED_MS).unref();
  });
}
