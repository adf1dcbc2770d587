import type { Page } from '@playwright/test';
import { passkeys } from '@pusula/contracts';
import { untilThere } from '../journeys/accessibility/pages.ts';
import { eventually } from '../journeys/fixtures.ts';
import type { Visitor } from '../journeys/visitor.ts';
import { FIXED_REPLIES } from './fixed-replies.ts';

/** When every picture is taken, for the page's own clock. */
const NOW = '2026-11-20T09:30:00.000Z';
const FACTOR_DUE_AT = '2026-12-04T09:30:00.000Z';

const LANDSCAPE = /\/landscapes\/[a-z]+-(light|dark)-(wide|tall)-\d+\.(?:avif|webp)$/;
const dawn = (theme: string | null, shape: string | null) =>
  `/remotes/public/landscapes/dawn-${theme}-${shape}-${shape === 'tall' ? 640 : 1024}.avif`;

/** Everything that would make two pictures of one screen differ: the clock, the choice of landscape, and what a server says of its own hours. */
export async function standStill(page: Page, url: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route(`${url}/home-picture?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [theme, shape] = [query.get('theme'), query.get('shape')];
    return route.fulfill({
      status: 302,
      headers: { location: dawn(theme, shape) },
    });
  });
  // A page that the server has rendered names that of the hour itself.
  await page.route(LANDSCAPE, async (route) => {
    const [, theme = '', shape = ''] = LANDSCAPE.exec(route.request().url()) ?? [];
    await route.fulfill({ response: await route.fetch({ url: url + dawn(theme, shape) }) });
  });
  await page.route(`${url}/home-sun?*`, (route) => {
    const [size, x, y] =
      new URL(route.request().url()).searchParams.get('shape') === 'tall' ? ['900 1800', 630, 960] : ['1920 1200', 1390, 610];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><circle cx="${x}" cy="${y}" r="43" fill="#fff3d8"/></svg>`,
    });
  });
  for (const [path, reply] of FIXED_REPLIES)
    await page.route(
      (address) => address.pathname === `/api${path}`,
      (route) => route.fulfill({ json: { success: true, ...reply } }),
    );
  await page.route(
    (address) => address.pathname === `/api${passkeys.path}`,
    async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, factorDueAt: reply.factorDueAt && FACTOR_DUE_AT } });
    },
  );
}

/** In the page: every picture has arrived, also those far below, and so have the product's own typefaces. */
async function haveAllArrived(): Promise<boolean> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/** Once nothing on a page is still on its way. How the page came to be, does not matter. */
export async function untilStill(visitor: Visitor): Promise<void> {
  const { page, underWay } = visitor;
  await untilThere(visitor);
  // A picture shows also what a page does a moment after it is there.
  await page.waitForLoadState('networkidle');
  await eventually(async () => {
    const open = [...underWay].map((request) => request.url());
    if (open.length > 0) throw new Error(`still on their way: ${open.join(', ')}`);
    if (!(await page.evaluate(haveAllArrived))) throw new Error('a picture or a typeface has not arrived');
  });
}
