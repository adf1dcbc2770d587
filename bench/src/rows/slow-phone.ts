import { figureOf } from '../measuring/figure.ts';
import { leftToBrowsers, pageAddresses } from '../pages/page-addresses.ts';
import { LINES, type Moments, visitSlowly } from '../pages/visit-slowly.ts';
import { plain } from '../report/numbers.ts';
import type { Comparison, Row } from '../row.ts';
import { startOurProduct } from '../servers/our-product.ts';
import { together } from '../servers/together.ts';

const VISITED = ['home', 'results', 'coach'] as const;
/** Visits are long and, as the line is what takes the time, much alike. */
const VISITS = 2;
const BY_BROWSERS = 'the same page, rendered by browsers';
type Column = { readonly name: string; readonly of: keyof Moments };
const COMPARED: readonly Column[] = [
  { name: 'heading readable', of: 'readable' },
  { name: 'answers', of: 'answers' },
];
const COLUMNS: readonly Column[] = [{ name: 'FCP', of: 'fcp' }, { name: 'LCP', of: 'lcp' }, ...COMPARED];

export const slowPhone: Row = {
  name: 'slow-phone',
  title: 'A slow phone',
  measure: ({ quick }, say) =>
    together(async (keep) => {
      const addresses = await pageAddresses(keep(await startOurProduct()).url);
      const comparisons: Comparison[] = [];
      const lines: string[] = [];
      for (const line of LINES) {
        for (const page of VISITED) {
          say(`${page}, ${line.name}`);
          const visits: { readonly server: Moments[]; readonly browsers: Moments[] } = { server: [], browsers: [] };
          for (let visit = 0; visit < (quick ? 1 : VISITS); visit += 1) {
            const [server, browser] = await Promise.all([
              visitSlowly(addresses[page], line, 'server'),
              visitSlowly(leftToBrowsers(addresses[page]), line, 'browser'),
            ]);
            visits.server.push(server);
            visits.browsers.push(browser);
          }
          comparisons.push(
            ...COMPARED.map(({ name, of }) => ({
              what: `${line.name}, ${page}: ${name}`,
              unit: 's',
              ours: figure(visits.server, of),
              opponent: { name: BY_BROWSERS, figure: figure(visits.browsers, of) },
            })),
          );
          lines.push(lineOf(`${line.name}, ${page}, by the server`, visits.server));
          lines.push(lineOf(`${line.name}, ${page}, by browsers`, visits.browsers));
        }
      }
      return {
        comparisons,
        notes: [
          'Chromium at 390 px with nothing kept, a processor four times slower and what Chrome’s developer tools call slow 3G (400 kbit/s, 2 s before each answer) and slow 4G (1.44 Mbit/s down, 675 kbit/s up, 0.56 s). Readable: the first painted frame with the page’s heading in it, in whatever face. Both pages are visited at the same time, in two browsers that wait for most of it.',
          'Answers: when what is pressed is done. A page that browsers render brings its application by itself, so from the beginning of the visit; one from the server is touched, by a key, once it is silent, so from then: its links and its search form work before.',
        ],
        details: [
          `| line, page, rendered | ${COLUMNS.map(({ name }) => name).join(' | ')} |`,
          `|---|${COLUMNS.map(() => '---').join('|')}|`,
          ...lines,
        ].join('\n'),
      };
    }),
};

const figure = (visits: readonly Moments[], of: keyof Moments) => figureOf(visits.map((moments) => moments[of]));

const lineOf = (name: string, visits: readonly Moments[]): string =>
  `| ${[name, ...COLUMNS.map(({ of }) => `${plain(figure(visits, of).median)} s`)].join(' | ')} |`;
