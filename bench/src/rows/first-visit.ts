import { openBrowser } from '@pusula/e2e/browser';
import { setUps } from '@pusula/e2e/product';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';

const KILOBYTE = 1_000;

export const firstVisit: Row = {
  name: 'javascript',
  title: 'First visit',
  measure: async ({ quick }) => {
    const embedded = setUps.find(({ name }) => name === 'embedded');
    if (!embedded) throw new Error('there is no embedded set-up');
    const product = await embedded.start();
    try {
      const visits: number[] = [];
      for (let visit = 0; visit < (quick ? 1 : 3); visit += 1) visits.push(await scriptBytes(product.url));
      return {
        comparisons: [
          {
            what: 'JavaScript of the home page',
            unit: 'KB',
            ours: figureOf(visits.map((bytes) => bytes / KILOBYTE)),
            aim: { atMost: 120 },
          },
        ],
        notes: ['Bytes on the wire, headers included, that an empty Chromium takes for scripts until the network is silent.'],
      };
    } finally {
      await product.stop();
    }
  },
};

/** What a visitor's browser receives of scripts, as it came over the wire. */
async function scriptBytes(url: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await browser.close();
  }
}
