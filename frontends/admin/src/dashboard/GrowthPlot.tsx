import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { monthOf } from '../console/days.ts';
import { Drawing, End, Label, Plot } from './GrowthChart.styles.ts';
import { GROWTH_PARTS, type MonthOfGrowth } from './growth.ts';
import { gridLines, lineThrough, placesOf, spreadOut } from './scale.ts';

/** In hundredths of the drawing's height: as much as a line of small text takes. */
const LABEL_GAP = 8;
/** Every how many months one is named, counted from the last; on narrow screens every other one of those. */
const NAMED = 6;

const percent = (place: number) => `${place}%`;

/** The drawing: a line for everybody over an area, one for members, one for coaches. @param label what it shows, in words */
export function GrowthPlot({ growth, label }: { growth: readonly MonthOfGrowth[]; label: string }) {
  const { language } = useTexts('dashboard');
  const lines = gridLines(Math.max(0, ...growth.map(({ total }) => total)));
  const top = lines.at(-1) ?? 1;
  // What is drawn last lies above the others.
  const drawn = GROWTH_PARTS.toReversed().map((part) => {
    const places = placesOf(
      growth.map((month) => month[part]),
      top,
    );
    return { part, path: lineThrough(places), end: places.at(-1)?.y ?? 100, value: growth.at(-1)?.[part] ?? 0 };
  });
  const labels = spreadOut(
    drawn.map(({ end }) => end),
    LABEL_GAP,
  );
  const named = growth
    .map(({ month }, index) => ({
      month,
      left: growth.length > 1 ? (100 * index) / (growth.length - 1) : 100,
      fromEnd: growth.length - 1 - index,
    }))
    .filter(({ fromEnd }) => fromEnd % NAMED === 0);
  return (
    <Plot role="img" aria-label={label}>
      <Drawing>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path data-part="grid" d={lines.map((line) => `M0 ${100 - (100 * line) / top}H100`).join('')} />
          {drawn.map(({ part, path }) => (
            <g key={part}>
              {part === 'total' && <path data-part="area" d={`${path}V100H0Z`} />}
              <path data-part={part} d={path} />
            </g>
          ))}
        </svg>
        {drawn.map(({ part, end }) => part === 'total' && <End key={part} style={{ left: '100%', top: percent(end) }} />)}
        {lines.map((line) => (
          <Label key={line} data-at="left" style={{ top: percent(100 - (100 * line) / top) }}>
            {formatNumber(line, language)}
          </Label>
        ))}
        {drawn.map(({ part, value }, index) => (
          <Label key={part} data-at="right" data-part={part} style={{ top: percent(labels[index] ?? 0) }}>
            {formatNumber(value, language)}
          </Label>
        ))}
        {named.map(({ month, left, fromEnd }) => (
          <Label key={month} data-at="below" data-minor={fromEnd % (2 * NAMED) !== 0 || undefined} style={{ left: percent(left) }}>
            {monthOf(month, language)}
          </Label>
        ))}
      </Drawing>
    </Plot>
  );
}
