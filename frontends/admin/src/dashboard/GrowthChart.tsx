import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { monthOf } from '../console/days.ts';
import { ChartFigure } from './ChartFigure.tsx';
import type { DashboardStats } from './dashboard.slice.ts';
import { Key } from './GrowthChart.styles.ts';
import { GrowthPlot } from './GrowthPlot.tsx';
import { GROWTH_PARTS, growthOf, type MonthOfGrowth } from './growth.ts';

/** How many people there were at the end of each of the last months: all, coaches and members. */
export function GrowthChart({ stats }: { stats: DashboardStats }) {
  const { t, language } = useTexts('dashboard');
  const growth = growthOf(stats);
  const names = GROWTH_PARTS.map((part) => t(`growth.${part}`));
  const rowOf = (month: MonthOfGrowth): [string, ...string[]] => [
    monthOf(month.month, language),
    ...GROWTH_PARTS.map((part) => formatNumber(month[part], language)),
  ];
  const [first, last] = [growth[0], growth.at(-1)];
  const label =
    first && last
      ? t('growth.said', {
          from: monthOf(first.month, language),
          to: monthOf(last.month, language),
          before: formatNumber(first.total, language),
          after: formatNumber(last.total, language),
        })
      : t('growth.title');
  return (
    <ChartFigure title={t('growth.title')} table={{ headings: [t('growth.month'), ...names], rows: growth.toReversed().map(rowOf) }}>
      <Key aria-hidden="true">
        {GROWTH_PARTS.map((part, index) => (
          <li key={part}>
            <svg viewBox="0 0 20 2" aria-hidden="true">
              <line data-part={part} x1="0" x2="20" y1="1" y2="1" />
            </svg>
            {names[index]}
          </li>
        ))}
      </Key>
      <GrowthPlot growth={growth} label={label} />
    </ChartFigure>
  );
}
