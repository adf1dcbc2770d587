import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { framesDrawn } from '../frames-drawn.ts';
import { ONLY_EMBEDDED } from '../tags.ts';
import { languagesOf, overflow } from './findings.ts';
import { clippedTexts } from './measures/clipped-texts.ts';
import { focusProblems } from './measures/focus-walk.ts';
import { unspokenLabels } from './measures/label-in-name.ts';
import { movingParts } from './measures/moving-parts.ts';
import { overlappingTexts } from './measures/overlapping-texts.ts';
import { speakPseudo } from './measures/pseudo-locale.ts';
import { smallTargets } from './measures/small-targets.ts';
import { visibleTexts } from './measures/visible-texts.ts';
import { PAGES, untilThere } from './pages.ts';
import { test } from './viewers.ts';

const isThorough = process.env.JOURNEYS === 'all';
/** Between them they hold every kind of part that pages are made of; the others are looked at by `make test-all`. */
const TYPICAL = new Set([
  'home',
  'results',
  'coach',
  'category',
  'sign-in',
  'profile, edited',
  'coach profile, edited',
  'certificates',
  'console: overview',
  'console: people',
  'console: a coach, edited',
  'console: audit log',
]);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Of a window of 1280 by 1024 px, as WCAG 1.4.4 and 1.4.10 have it. */
const ZOOMED = { '200 %': { width: 640, height: 512 }, '400 %': { width: 320, height: 256 } };
/** What readers may set themselves, in the words of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

type Adaptation = (page: Page) => Promise<string[]>;

const resize = async (page: Page, size: typeof DESK) => {
  await page.setViewportSize(size);
  await framesDrawn(page);
};

/** How people adapt a page to themselves. Each leaves the page as it was, but for the last. */
const ADAPTATIONS: Readonly<Record<string, Adaptation>> = {
  'with less motion': movingParts,
  'by voice': unspokenLabels,
  'by a finger': smallTargets,
  'in forced colours': async (page) => {
    const before = await visibleTexts(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await framesDrawn(page);
    const seen = new Set(await visibleTexts(page));
    const problems = await focusProblems(page);
    await page.emulateMedia({ forcedColors: 'none' });
    await framesDrawn(page);
    // What was about to go anyway, such as a note that something is loading, does not come back.
    const after = new Set(await visibleTexts(page));
    const lost = before.filter((text) => !seen.has(text) && after.has(text)).map((text) => `“${text.slice(0, 40)}” is gone`);
    return [...lost, ...problems];
  },
  'by a finger, on a phone': async (page) => {
    await resize(page, PHONE);
    return smallTargets(page);
  },
  'with wider spacing': async (page) => {
    // As a reader's own style sheet, which no policy of a page forbids.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    await framesDrawn(page);
    const problems = [...(await clippedTexts(page)), ...(await overflow(page))];
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    return problems;
  },
  ...Object.fromEntries(
    Object.entries(ZOOMED).map(([zoom, size]): [string, Adaptation] => [
      `at ${zoom}`,
      async (page) => {
        await resize(page, size);
        return [...(await overflow(page)), ...(await clippedTexts(page)), ...(isThorough ? await focusProblems(page) : [])];
      },
    ]),
  ),
  'with longer words': async (page) => {
    await resize(page, PHONE);
    await speakPseudo(page);
    await framesDrawn(page);
    return [...(await clippedTexts(page)), ...(await overlappingTexts(page)), ...(await overflow(page))];
  },
};

for (const [place, [name, { as, reach }]] of Object.entries(PAGES).entries()) {
  if (!isThorough && !TYPICAL.has(name)) continue;
  test(`${name}: can be used zoomed, spaced, in forced colours, by keyboard, by finger, and in longer words`, {
    tag: ONLY_EMBEDDED,
  }, async ({ viewerOf }) => {
    test.slow();
    const findings: string[] = [];
    for (const language of languagesOf(place)) {
      const viewer = await viewerOf(language, as);
      const { page } = viewer;
      await resize(page, DESK);
      await reach(viewer);
      await untilThere(viewer);
      for (const [how, adapt] of Object.entries(ADAPTATIONS))
        findings.push(...(await adapt(page)).map((finding) => `${language} ${how}: ${finding}`));
      await resize(page, DESK);
    }
    expect(findings).toEqual([]);
  });
}
