import { figureOf } from '../measuring/figure.ts';
import { type MeasuredEngine, measureEngine, PUSULA_EMBEDDED, PUSULA_ON_ELASTICSEARCH } from '../measuring/search-engine.ts';
import { plain } from '../report/numbers.ts';
import type { Row } from '../row.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const QUICK_SIZES = [500, 1_000];

type Part = { readonly title: string; readonly of: (measured: MeasuredEngine) => number | null };
const PARTS: readonly Part[] = [
  { title: 'p50 ms', of: ({ p50 }) => p50 },
  { title: 'p99 ms', of: ({ p99 }) => p99 },
  { title: 'build s', of: ({ buildMs }) => buildMs / 1_000 },
  // What was freed meanwhile outweighs a small index: then nothing can be said.
  { title: 'memory MB', of: ({ memoryMb }) => (memoryMb !== null && memoryMb > 0 ? memoryMb : null) },
  { title: 'disk MB', of: ({ diskMb }) => diskMb },
];
type Measured = { readonly size: number; readonly measured: MeasuredEngine };
type Grown = { readonly engine: string; readonly bySize: readonly Measured[] };

/** What a search costs among ten times as many coaches, both engines. */
export const growth: Row = {
  name: 'growth',
  title: 'How cost grows',
  takesLong: true,
  measure: async ({ quick }, say) => {
    const engines = [PUSULA_EMBEDDED, ...(process.env.ELASTICSEARCH_URL ? [PUSULA_ON_ELASTICSEARCH] : [])];
    const grown: Grown[] = [];
    for (const engine of engines) {
      const bySize: Measured[] = [];
      for (const size of quick ? QUICK_SIZES : SIZES) {
        say(`${engine}, ${size} coaches`);
        bySize.push({ size, measured: await measureEngine(engine, size, true) });
      }
      grown.push({ engine, bySize });
    }
    return {
      comparisons: grown.map((one) => ({
        what: `p50 of a search, the most coaches beside a tenth of them, ${one.engine}`,
        unit: 'times',
        ours: figureOf([growthOf(one, ({ p50 }) => p50)]),
        aim: { atMost: 2 },
      })),
      notes: [
        'Memory is that of the process that searches, coaches included; what Elasticsearch takes is its own affair. Nothing of the embedded index is on disk. Each size once, after a warm-up, with twenty rounds of ninety questions.',
        grown.map(bendsFirst).join(' '),
      ],
      details: [...grown.map(table), plot(grown)].join('\n\n'),
    };
  },
};

/** How many times as much a part is at the largest size as at the one before; not a number where it is not measured. */
function growthOf({ bySize }: Grown, of: Part['of']): number {
  const [smaller, largest] = bySize.slice(-2).map(({ measured }) => of(measured) ?? Number.NaN);
  return (largest ?? Number.NaN) / (smaller ?? Number.NaN);
}

function bendsFirst(grown: Grown): string {
  const parts = PARTS.map(({ title, of }) => ({ title, times: growthOf(grown, of) })).filter(({ times }) => Number.isFinite(times));
  const told = parts.sort((one, other) => other.times - one.times).map(({ title, times }) => `${title} ${plain(times)} times`);
  return `${grown.engine}, from the last size but one to the last: ${told.join(', ')}.`;
}

const table = ({ engine, bySize }: Grown): string =>
  [
    `| ${engine} | ${PARTS.map(({ title }) => title).join(' | ')} |`,
    `|---|${PARTS.map(() => '---|').join('')}`,
    ...bySize.map(({ size, measured }) => `| ${plain(size)} coaches | ${PARTS.map(({ of }) => cell(of(measured))).join(' | ')} |`),
  ].join('\n');

const cell = (value: number | null): string => (value === null ? '–' : plain(value));

/** In ten-to-the-power steps on both axes: a cost that grows as fast as the number of coaches is a straight line to the corner. */
const plot = (grown: readonly Grown[]): string =>
  [
    '```mermaid',
    'xychart-beta',
    `  title "p50 of a search: log10 of microseconds (${grown.map(({ engine }) => engine).join('; ')})"`,
    `  x-axis "coaches" [${grown[0]?.bySize.map(({ size }) => `"${plain(size)}"`).join(', ')}]`,
    '  y-axis "log10 µs" 1 --> 6',
    ...grown.map(({ bySize }) => `  line [${bySize.map(({ measured }) => Math.log10(measured.p50 * 1_000).toFixed(2)).join(', ')}]`),
    '```',
  ].join('\n');
