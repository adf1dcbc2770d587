import { z } from 'zod';

const POINTS = 100;
const SECOND = 1_000;

/** Lighthouse leaves a value out when it could not measure it. */
const Value = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);
const Seconds = Value.transform((ms) => ms / SECOND);
const Category = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * POINTS));

const SpeedReport = z.object({
  categories: z.object({ performance: Category }),
  audits: z.object({
    'first-contentful-paint': Seconds,
    'largest-contentful-paint': Seconds,
    'speed-index': Seconds,
    'total-blocking-time': Value,
    'cumulative-layout-shift': Value,
    'network-requests': z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
  }),
});
const QualityReport = z.object({ categories: z.object({ accessibility: Category, 'best-practices': Category, seo: Category }) });

/** Times in seconds, blocking time in milliseconds, the score from 0 to 100. */
export type Speed = Readonly<Record<'performance' | 'fcp' | 'lcp' | 'speedIndex' | 'tbt' | 'cls', number>> & {
  /** By itself: nobody touches a page that is audited. */
  readonly bringsApplication: boolean;
};
/** As webpack names it. */
const APPLICATION = /\/main\.[0-9a-f]+\.js$/;
/** Scores from 0 to 100. */
export type Qualities = z.infer<typeof QualityReport>['categories'];

/** Pure: what a report says of a page's speed. @throws when Lighthouse could not measure one of the values */
export function readSpeed(report: unknown): Speed {
  const { categories, audits } = SpeedReport.parse(report);
  return {
    performance: categories.performance,
    fcp: audits['first-contentful-paint'],
    lcp: audits['largest-contentful-paint'],
    speedIndex: audits['speed-index'],
    tbt: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
    bringsApplication: audits['network-requests'].details.items.some(({ url }) => APPLICATION.test(url)),
  };
}

/** Pure: what a report says besides. @throws when Lighthouse could not judge */
export const readQualities = (report: unknown): Qualities => QualityReport.parse(report).categories;
