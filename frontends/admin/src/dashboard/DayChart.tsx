import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { shortDay } from '../console/days.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { DayBars } from './DayBars.tsx';
import { DayPlot } from './DayPlot.tsx';
import { NothingYet } from './NothingYet.tsx';
import { Key } from './Plot.styles.ts';
import type { SearchStats } from './statistics.ts';

/** From so many days on, a line says more than bars. */
const FEW_DAYS = 7;

/** How often visitors searched on each day, beside as many days before. */
export function DayChart({ searches }: { searches: SearchStats }) {
  const { t, language } = useTexts('dashboard');
  const { perDay } = searches;
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const isCompared = perDay.some(({ before }) => before !== null);
  const isFew = perDay.filter(({ isCounted }) => isCounted).length < FEW_DAYS;
  const today = perDay.at(-1);
  const rows = perDay
    .toReversed()
    .map((one): [string, ...string[]] => [
      shortDay(one.day, language),
      number(one.isCounted ? one.searches : null),
      number(one.isCounted ? one.withoutResult : null),
      number(one.before),
    ]);
  const headings = [t('searches.day'), t('searches.name'), t('searches.withoutResult'), t('searches.before')];
  return (
    <ChartFigure title={t('searches.title')} table={{ headings, rows }}>
      {perDay.every((one) => one.searches === 0 && !one.before) ? (
        <NothingYet title={t('searches.none')}>{t('searches.noneHint')}</NothingYet>
      ) : (
        <>
          <Key aria-hidden="true">
            {isCompared &&
              (['now', 'before'] as const).map((part) => (
                <li key={part}>
                  <svg viewBox="0 0 20 2" aria-hidden="true">
                    <line data-part={part} x1="0" x2="20" y1="1" y2="1" />
                  </svg>
                  {t(`searches.${part}`)}
                </li>
              ))}
            {today?.isCounted && (
              <li>
                <i data-part={isFew ? 'today-bar' : 'today'} />
                {t('searches.today', { searches: number(today.searches) })}
              </li>
            )}
          </Key>
          {isFew ? (
            <DayBars days={perDay.slice(-FEW_DAYS)} title={t('searches.title')} />
          ) : (
            <DayPlot days={perDay} title={t('searches.title')} />
          )}
        </>
      )}
    </ChartFigure>
  );
}
