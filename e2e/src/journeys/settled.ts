import { expect, type Page, type Request } from '@playwright/test';
import { framesDrawn } from './frames-drawn.ts';

/** A page, and the requests of it that have not ended. */
type WatchedPage = { readonly page: Page; readonly underWay: ReadonlySet<Request> };

/** So often in a row nothing is under way: between two requests of which one leads to the other there may be a frame without any. */
const LOOKS = 3;

/** Follows what a page requests from now on. @returns those requests that have not ended, at any time */
export function watchRequests(page: Page): WatchedPage['underWay'] {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // Nobody waits any more for what the document before requested.
    if (request.isNavigationRequest()) underWay.clear();
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until a page has all that it requested and has drawn it, however long the machine takes for that. */
export const untilSettled = ({ page, underWay }: WatchedPage): Promise<void> =>
  expect(async () => {
    for (let look = 0; look < LOOKS; look += 1) {
      await framesDrawn(page);
      expect([...underWay].map((request) => request.url())).toEqual([]);
    }
  }).toPass();
