import { formatNumber, formatPercent, useTexts } from '@pusula/frontend-kit/i18n';
import type { DashboardStats, SearchStats } from './statistics.ts';

/** What has become of a figure. */
export type Change = {
  /** Its *weight* stands between stars, wherever the language has it. */
  readonly said: string;
  readonly tone?: 'good' | 'bad';
  /** What the figure is taken over. */
  readonly basis?: string;
};

const toneOf = (better: boolean) => (better ? 'good' : 'bad');

/** How the figures of the tiles have changed against as many days before, in words. */
export function useChanges() {
  const { t, language } = useTexts('dashboard');
  const percent = (now: number, before: number, days: number): Change => {
    if (now === before) return { said: t('change.same', { count: days }) };
    if (before === 0) return { said: t('change.fromNothing', { count: days }) };
    const share = formatPercent(Math.abs(now - before) / before, language);
    return { said: t(now > before ? 'change.up' : 'change.down', { share, count: days }), tone: toneOf(now > before) };
  };
  return {
    newCoaches: ({ newPublicCoaches: count, days }: DashboardStats): Change =>
      count === 0
        ? { said: t('change.nobodyJoined', { count: days }) }
        : { said: t('change.joined', { added: `+${formatNumber(count, language)}`, count: days }), tone: 'good' },
    registered: ({ registered: { now, before }, days }: DashboardStats): Change => percent(now, before, days),
    searches: ({ dailySearches: { now, before, days: whole }, days, perDay }: SearchStats): Change => {
      if (!perDay.some(({ isCounted }) => isCounted)) return { said: t('change.noSearches') };
      const basis = whole === 0 ? t('basis.today') : t('basis.days', { count: whole });
      return before === null ? { said: basis } : { ...percent(now, before, days), basis };
    },
    withoutResult: ({ withoutResultRatio: { now, before }, days, perDay }: SearchStats): Change => {
      if (now === null) return { said: t('change.noSearches') };
      if (before === null) return { said: t('basis.searches', { count: perDay.reduce((all, { searches }) => all + searches, 0) }) };
      // In hundredths, to one decimal, as the figure itself is shown.
      const points = Math.round((now - before) * 1_000) / 10;
      if (points === 0) return { said: t('change.same', { count: days }) };
      const by = { points: formatNumber(Math.abs(points), language) };
      return { said: t(points < 0 ? 'change.lower' : 'change.higher', by), tone: toneOf(points < 0) };
    },
  };
}
