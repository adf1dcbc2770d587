import { formatNumber, formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import type { DashboardStats, SearchStats } from './statistics.ts';

/** What has become of a figure: its weight first, the rest of the sentence behind. */
export type Change = {
  readonly strong?: string;
  readonly rest: string;
  readonly tone?: 'good' | 'bad';
  /** What the figure is taken over. */
  readonly basis?: string;
};

const toneOf = (better: boolean) => (better ? 'good' : 'bad');

/** How the figures of the tiles have changed against as many days before, in words. */
export function useChanges() {
  const { t, language } = useTexts('dashboard');
  const than = (days: number) => t('change.than', { count: days });
  const percent = (now: number, before: number, days: number): Change => {
    if (now === before) return { rest: t('change.same', { count: days }) };
    if (before === 0) return { rest: t('change.fromNothing', { count: days }) };
    const share = formatPercent(Math.abs(now - before) / before, language);
    return { strong: t(now > before ? 'change.up' : 'change.down', { share }), rest: than(days), tone: toneOf(now > before) };
  };
  return {
    newCoaches: ({ newPublicCoaches: count, days }: DashboardStats): Change =>
      count === 0
        ? { rest: t('change.nobodyJoined', { count: days }) }
        : { strong: `+${formatNumber(count, language)}`, rest: t('change.joined', { count: days }), tone: 'good' },
    registered: ({ registered: { now, before }, days }: DashboardStats): Change => percent(now, before, days),
    searches: ({ dailySearches: { now, before, days: whole }, days, perDay }: SearchStats): Change => {
      if (!perDay.some(({ isCounted }) => isCounted)) return { rest: t('change.noSearches') };
      const basis = whole === 0 ? t('basis.today') : t('basis.days', { count: whole });
      return before === null ? { rest: basis } : { ...percent(now, before, days), basis };
    },
    withoutResult: ({ withoutResultRatio: { now, before }, days, perDay }: SearchStats): Change => {
      if (now === null) return { rest: t('change.noSearches') };
      if (before === null) return { rest: t('basis.searches', { count: perDay.reduce((all, { searches }) => all + searches, 0) }) };
      // In hundredths, to one decimal, as the figure itself is shown.
      const points = Math.round((now - before) * 1_000) / 10;
      if (points === 0) return { rest: t('change.same', { count: days }) };
      const strong = t('change.points', { points: formatNumber(Math.abs(points), language) });
      return { strong, rest: t(points < 0 ? 'change.lower' : 'change.higher'), tone: toneOf(points < 0) };
    },
  };
}
