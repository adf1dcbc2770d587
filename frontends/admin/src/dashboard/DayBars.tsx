import { useTexts } from '@pusula/frontend-kit/i18n';
import { shortDay } from '../console/days.ts';
import { DayCursor } from './DayCursor.tsx';
import { GridLabels, gridPath } from './Grid.tsx';
import { Drawing, Label, Plot } from './Plot.styles.ts';
import { gridLines } from './scale.ts';
import type { SearchStats } from './statistics.ts';

/** Of the room that a day has. */
const BAR = 0.4;

/** The drawing of a few days: a bar for each that was counted, since a line through two or three points would say more than they know. */
export function DayBars({ days, title }: { days: SearchStats['perDay']; title: string }) {
  const { language } = useTexts('dashboard');
  const lines = gridLines(Math.max(0, ...days.map(({ searches }) => searches)));
  const top = lines.at(-1) ?? 1;
  const room = 100 / days.length;
  const places = days.map((day, index) => ({ day, x: (index + 0.5) * room, y: 100 - (100 * day.searches) / top, before: 100 }));
  return (
    <Plot>
      <Drawing>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path data-part="grid" d={gridPath(lines)} />
          {places.map(({ day: { day }, x, y }, index) => (
            <rect
              key={day}
              data-part={index === places.length - 1 ? 'running' : undefined}
              x={x - (room * BAR) / 2}
              y={y}
              width={room * BAR}
              height={100 - y}
            />
          ))}
        </svg>
        <GridLabels lines={lines} />
        {places.map(({ day: { day }, x }, index) => (
          <Label key={day} data-at="below" data-minor={(days.length - 1 - index) % 2 !== 0 || undefined} style={{ left: `${x}%` }}>
            {shortDay(day, language)}
          </Label>
        ))}
        <DayCursor places={places} title={title} />
      </Drawing>
    </Plot>
  );
}
