import { figureOf } from '../measuring/figure.ts';
import { PAGES, type PageName, pageAddresses, warmUp } from '../pages/page-addresses.ts';
import { KINDS, type PageWeight, sumOf, wireOf } from '../pages/page-weight.ts';
import { expectRenderedBy, inEmptyBrowser, touch } from '../pages/visit-page.ts';
import { plain } from '../report/numbers.ts';
import type { Aim, Comparison, Row } from '../row.ts';
import { startOurProduct } from '../servers/our-product.ts';
import { together } from '../servers/together.ts';

const VISITS = 3;

/** What a page weighs when it is only read, and once it was touched. */
type Weights = { readonly read: PageWeight; readonly touched: PageWeight };

/** Kilobytes of scripts before a page is touched. */
const READ_SCRIPTS: Aim = { atMost: 15 };
/** Kilobytes of everything before a page is touched, and of scripts once it was. */
const AIMS: Readonly<Record<PageName, { readonly read?: Aim; readonly touchedScripts: Aim }>> = {
  home: { read: { atMost: 250 }, touchedScripts: { atMost: 165 } },
  results: { read: { atMost: 240 }, touchedScripts: { atMost: 165 } },
  coach: { touchedScripts: { atMost: 165 } },
  category: { touchedScripts: { atMost: 165 } },
  'sign-in': { read: { atMost: 290 }, touchedScripts: { atMost: 190 } },
};
const COLUMNS: readonly { readonly name: string; readonly of: (weight: PageWeight) => number }[] = [
  { name: 'all', of: (weight) => wireOf(weight) },
  { name: 'headers', of: (weight) => sumOf(weight, 'headers') },
  ...KINDS.map((kind) => ({ name: kind, of: (weight: PageWeight) => weight[kind].body })),
];

export const weight: Row = {
  name: 'weight',
  title: 'Weight of a page',
  measure: ({ quick }, say) =>
    together(async (keep) => {
      const addresses = await pageAddresses(keep(await startOurProduct()).url);
      const comparisons: Comparison[] = [];
      const lines: string[] = [];
      for (const page of PAGES) {
        say(page);
        const visits: Weights[] = [];
        for (let visit = 0; visit < (quick ? 1 : VISITS); visit += 1) visits.push(await weighPage(addresses[page]));
        comparisons.push(...comparisonsOf(page, visits));
        lines.push(lineOf(`${page}, only read`, visits, 'read'), lineOf(`${page}, touched`, visits, 'touched'));
      }
      return {
        comparisons,
        notes: [
          'Kilobytes on the wire, counted by Chromium: what a browser of 390 px that keeps nothing, and has no service workers, receives until the network is silent for a second. Touched: a key is pressed, which brings the application, and the page is waited for until it answers and is silent again.',
          'The table has headers and bodies apart, the latter compressed by brotli; JavaScript above has its headers with it. Here is no edge: over HTTP/1.1 each response repeats its headers in full.',
          'Before pages were rendered and anything of this was made lighter, home weighed 470 KB: JavaScript 208, fonts 157, one reply 74. JavaScript of results was 216, of sign-in 281.',
        ],
        details: [`| KB | ${COLUMNS.map(({ name }) => name).join(' | ')} |`, `|---|${COLUMNS.map(() => '---').join('|')}|`, ...lines].join(
          '\n',
        ),
      };
    }),
};

const weightOf = (visits: readonly Weights[], when: keyof Weights, of: (weight: PageWeight) => number) =>
  figureOf(visits.map((visit) => of(visit[when])));

function comparisonsOf(page: PageName, visits: readonly Weights[]): Comparison[] {
  const all = (when: keyof Weights) => weightOf(visits, when, (weight) => wireOf(weight));
  const scripts = (when: keyof Weights) => weightOf(visits, when, (weight) => wireOf(weight, ['scripts']));
  const { read, touchedScripts } = AIMS[page];
  return [
    { what: `${page}, only read: all`, unit: 'KB', ours: all('read'), ...(read ? { aim: read } : {}) },
    { what: `${page}, only read: JavaScript`, unit: 'KB', ours: scripts('read'), aim: READ_SCRIPTS },
    { what: `${page}, touched: all`, unit: 'KB', ours: all('touched') },
    { what: `${page}, touched: JavaScript`, unit: 'KB', ours: scripts('touched'), aim: touchedScripts },
  ];
}

const lineOf = (name: string, visits: readonly Weights[], when: keyof Weights): string =>
  `| ${[name, ...COLUMNS.map(({ of }) => plain(weightOf(visits, when, of).median))].join(' | ')} |`;

const weighPage = (address: string): Promise<Weights> =>
  inEmptyBrowser(async ({ page, network }) => {
    await warmUp(address);
    await page.goto(address);
    await expectRenderedBy('server', page);
    await network.silence();
    const read = network.weight();
    await touch(page);
    await network.silence();
    return { read, touched: network.weight() };
  });
