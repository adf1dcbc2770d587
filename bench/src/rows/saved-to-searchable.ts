import { type SetUp, setUps } from '@pusula/e2e/product';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import type { Comparison, Effort, Row } from '../row.ts';
import { openElasticsearch } from '../searchable/elasticsearch-alone.ts';
import { demoCoachAt } from '../searchable/our-product.ts';
import { p99ToFound } from '../searchable/time-to-found.ts';
import { unlikeWords } from '../searchable/unlike-words.ts';
import { together } from '../servers/together.ts';

/** Those that wait for the default refresh take a second each. */
const SAVES = { full: { saves: 200, waiting: 20 }, quick: { saves: 20, waiting: 3 } };
const SEED = 28_519;
const words = unlikeWords(SEED);

const embeddedOnly = ({ rounds, quick }: Effort, { start }: SetUp): Promise<Comparison[]> =>
  together(async (keep) => {
    const coach = await demoCoachAt(keep(await start()).url);
    const { saves } = quick ? SAVES.quick : SAVES.full;
    const { ours } = await alternately(rounds, { ours: () => p99ToFound(coach, words, saves) });
    return [{ what: 'p99, all in one process', unit: 'ms', ours: figureOf(ours), aim: { atMost: 50 } }];
  });

const besideElasticsearch = ({ rounds, quick }: Effort, { start }: SetUp): Promise<Comparison[]> =>
  together(async (keep) => {
    const elasticsearch = keep(await openElasticsearch(process.env.ELASTICSEARCH_URL ?? ''));
    const coach = await demoCoachAt(keep(await start()).url);
    const { saves, waiting } = quick ? SAVES.quick : SAVES.full;
    const measured = await alternately(rounds, {
      ours: () => p99ToFound(coach, words, saves),
      byDefault: () => p99ToFound(elasticsearch.writing(false), words, waiting),
      atOnce: () => p99ToFound(elasticsearch.writing(true), words, saves),
    });
    const ours = { what: 'p99, a process each, RabbitMQ, Elasticsearch', unit: 'ms', ours: figureOf(measured.ours) };
    return [
      { ...ours, aim: { atMost: 150 } },
      { ...ours, opponent: { name: 'Elasticsearch alone, its default refresh', figure: figureOf(measured.byDefault) } },
      { ...ours, opponent: { name: 'Elasticsearch alone, `refresh=true`', figure: figureOf(measured.atOnce) } },
    ];
  });

export const savedToSearchable: Row = {
  name: 'searchable',
  title: 'Profile saved to searchable',
  measure: async (effort, say) => {
    const [embedded, separate] = setUps;
    if (!embedded) throw new Error('there is no embedded set-up');
    say(embedded.name);
    const comparisons = await embeddedOnly(effort, embedded);
    say(separate ? separate.name : 'AMQP_URL and ELASTICSEARCH_URL are not set: embedded only');
    if (separate) comparisons.push(...(await besideElasticsearch(effort, separate)));
    return {
      comparisons,
      notes: [
        `${SAVES.full.saves} saves, one after the other, of one profile among the demo’s 400: from sending the call to the gateway to the end of the first search, through the gateway too, that shows the new headline. Ours crosses database, outbox, bus, projection and index; Elasticsearch alone takes one document of one word.`,
      ],
    };
  },
};
