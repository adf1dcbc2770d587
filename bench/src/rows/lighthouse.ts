import { figureOf } from '../measuring/figure.ts';
import { auditQualities, auditSpeed } from '../pages/audit-page.ts';
import type { Qualities, Speed } from '../pages/lighthouse-report.ts';
import { leftToBrowsers, pageAddresses, warmUp } from '../pages/page-addresses.ts';
import { plain } from '../report/numbers.ts';
import type { Comparison, Row } from '../row.ts';
import { startOurProduct } from '../servers/our-product.ts';
import { together } from '../servers/together.ts';

type Measure = Exclude<keyof Speed, 'bringsApplication'>;
/** Of one page, in the order of the rounds. */
type Audits = { readonly qualities: Qualities; readonly server: Speed[]; readonly browsers: Speed[] };

const AUDITED = ['home', 'results', 'coach'] as const;
const QUALITIES: readonly (keyof Qualities)[] = ['accessibility', 'best-practices', 'seo'];
const BY_BROWSERS = 'the same page, rendered by browsers';
const COLUMNS: readonly { readonly name: string; readonly of: Measure; readonly unit: string }[] = [
  { name: 'performance', of: 'performance', unit: '' },
  { name: 'FCP', of: 'fcp', unit: ' s' },
  { name: 'LCP', of: 'lcp', unit: ' s' },
  { name: 'Speed Index', of: 'speedIndex', unit: ' s' },
  { name: 'TBT', of: 'tbt', unit: ' ms' },
  { name: 'CLS', of: 'cls', unit: '' },
];

export const lighthouse: Row = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  measure: ({ rounds }, say) =>
    together(async (keep) => {
      const addresses = await pageAddresses(keep(await startOurProduct()).url);
      const comparisons: Comparison[] = [];
      const lines: string[] = [];
      for (const page of AUDITED) {
        say(page);
        const audits = await auditPage(addresses[page], rounds);
        comparisons.push(...comparisonsOf(page, audits));
        lines.push(lineOf(`${page}, by the server`, audits.server), lineOf(`${page}, by browsers`, audits.browsers));
      }
      return {
        comparisons,
        notes: [
          `Lighthouse's own default for phones (slow 4G and a processor four times slower, simulated from what the page does here), ${rounds} audits of each page and side in turn, each in a process and a Chromium of its own. The page of before is what the same product serves where nothing renders.`,
          'Whether search engines may keep a page is left out: a demo asks them to stay away.',
        ],
        details: [
          `| page, rendered | ${COLUMNS.map(({ name }) => name).join(' | ')} |`,
          `|---|${COLUMNS.map(() => '---').join('|')}|`,
          ...lines,
        ].join('\n'),
      };
    }),
};

/** Audited once for what is the same each time, which also warms up, then for its speed on both sides in turn. */
async function auditPage(address: string, rounds: number): Promise<Audits> {
  const audits: Audits = { qualities: await auditQualities(address), server: [], browsers: [] };
  for (let round = 0; round < rounds; round += 1) {
    await warmUp(address);
    audits.server.push(await auditSpeed(address, 'server'));
    audits.browsers.push(await auditSpeed(leftToBrowsers(address), 'browser'));
  }
  return audits;
}

const figure = (audits: readonly Speed[], of: Measure) => figureOf(audits.map((audit) => audit[of]));

function comparisonsOf(page: string, { qualities, server, browsers }: Audits): Comparison[] {
  const beside = (of: Measure) => ({ ours: figure(server, of), opponent: { name: BY_BROWSERS, figure: figure(browsers, of) } });
  return [
    { what: `${page}: performance`, unit: 'points', ours: figure(server, 'performance'), aim: { atLeast: 98 } },
    { what: `${page}: performance`, unit: 'points', ...beside('performance') },
    { what: `${page}: LCP`, unit: 's', ...beside('lcp') },
    { what: `${page}: layout shift`, unit: 'CLS', ours: figure(server, 'cls'), aim: { atMost: 0 } },
    ...QUALITIES.map((quality) => ({
      what: `${page}: ${quality}`,
      unit: 'points',
      ours: figureOf([qualities[quality]]),
      aim: { atLeast: 100 },
    })),
  ];
}

function lineOf(name: string, audits: readonly Speed[]): string {
  const cells = COLUMNS.map(({ of, unit }) => `${plain(figure(audits, of).median)}${unit}`);
  return `| ${[name, ...cells].join(' | ')} |`;
}
