import type { CDPSession } from 'playwright-core';
import { warmUp } from './page-addresses.ts';
import { expectRenderedBy, inEmptyBrowser, secondsUntil, touch, untilInteractive } from './visit-page.ts';

type Line = { readonly name: string; readonly latency: number; readonly down: number; readonly up: number };

/** Kilobits per second and milliseconds, as Chrome's developer tools have them: their latencies are so much above a round trip that they feel like one. */
export const LINES: readonly Line[] = [
  { name: 'slow 3G', latency: 2_000, down: 400, up: 400 },
  { name: 'slow 4G', latency: 562.5, down: 1_440, up: 675 },
];
const BYTES_PER_KILOBIT = 125;
const SLOWER_PROCESSOR = 4;

/**
 * Seconds from the beginning of a visit; until a page from the server answers from the touch, which brings the application. One that browsers render has brought it
 * by itself.
 */
export type Moments = Readonly<Record<'fcp' | 'lcp' | 'readable' | 'answers', number>>;

async function slowDown(session: CDPSession, { latency, down, up }: Line): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down * BYTES_PER_KILOBIT,
    uploadThroughput: up * BYTES_PER_KILOBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}

/** In the page: marks the frame after the one in which the heading is laid out, for it has been painted then, and the largest paint so far. */
function markMoments(): void {
  const look = () => {
    const heading = document.querySelector('main h1');
    const isReadable =
      heading && heading.getBoundingClientRect().height > 0 && performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isReadable) performance.mark('readable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('largest-contentful-paint', { startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** One visit on a slow phone, with a touch once it is silent. @throws when the page was rendered by somebody else than it was to be */
export const visitSlowly = (address: string, line: Line, renderer: 'server' | 'browser'): Promise<Moments> =>
  inEmptyBrowser(async ({ page, network }) => {
    if (renderer === 'server') await warmUp(address);
    await slowDown(network.session, line);
    await page.addInitScript(markMoments);
    await page.goto(address);
    await expectRenderedBy(renderer, page);
    // Browsers call no paint the largest any more once a key was pressed: all has to be there, also where the processor makes the network wait.
    if (renderer === 'browser') await untilInteractive(page);
    await page.waitForFunction(() => performance.getEntriesByName('readable').length > 0);
    await network.silence();
    await touch(page);
    const [fcp, lcp, readable] = [
      await secondsUntil(page, 'first-contentful-paint'),
      await secondsUntil(page, 'largest-contentful-paint'),
      await secondsUntil(page, 'readable'),
    ];
    const [touched, interactive] = [await secondsUntil(page, 'touched'), await secondsUntil(page, 'interactive')];
    return { fcp, lcp, readable, answers: renderer === 'server' ? interactive - touched : interactive };
  });
