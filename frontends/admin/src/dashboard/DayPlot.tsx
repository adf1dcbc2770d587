import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { shortDay } from '../console/days.ts';
import { DayCursor, type DayPlace } from './DayCursor.tsx';
import { GridLabels, gridPath } from './Grid.tsx';
import { Drawing, Label, Plot, Point } from './Plot.styles.ts';
import { areaBelow, gridLines, lineThrough, placesOf, runsOf, spreadOut } from './scale.ts';
import type { SearchStats } from './statistics.ts';

/** In hundredths of the drawing's height: as much as a line of small text takes. */
const LABEL_GAP = 8;
/** About as many days are named, counted from the last; on narrow screens every other one of them. */
const NAMED = 4.3;

const percent = (place: number) => `${place}%`;

/** The drawing: this period as a line over an area to the last day that is over, the days before dashed; none where nobody counted. */
export function DayPlot({ days, title }: { days: SearchStats['perDay']; title: string }) {
  const { language } = useTexts('dashboard');
  const lines = gridLines(Math.max(0, ...days.flatMap(({ searches, before }) => [searches, before ?? 0])));
  const places = placesIn(days, lines.at(-1) ?? 1);
  const before = runsOf(places, ({ day }) => day.before !== null).map((run) => run.map(({ x, before: y }) => ({ x, y })));
  const whole = runsOf(places.slice(0, -1), ({ day }) => day.isCounted);
  const [ended, running] = [whole.at(-1)?.at(-1), places.at(-1)];
  const last = places.length - 1;
  const step = Math.max(1, Math.round(days.length / NAMED));
  return (
    <Plot>
      <Drawing>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path data-part="grid" d={gridPath(lines)} />
          {before.length > 0 && <path data-part="before" d={before.map(lineThrough).join('')} />}
          <path data-part="area" d={whole.map(areaBelow).join('')} />
          <path data-part="now" d={whole.map(lineThrough).join('')} />
        </svg>
        <GridLabels lines={lines} />
        {endsOf(places).map(({ part, value, y }) => (
          <Label key={part} data-at="right" data-part={part} style={{ top: percent(y) }}>
            {formatNumber(value, language)}
          </Label>
        ))}
        {places
          .map((place, index) => ({ ...place, fromEnd: last - index }))
          .filter(({ fromEnd }) => fromEnd % step === 0)
          .map(({ day: { day }, x, fromEnd }) => (
            <Label key={day} data-at="below" data-minor={fromEnd % (2 * step) !== 0 || undefined} style={{ left: percent(x) }}>
              {shortDay(day, language)}
            </Label>
          ))}
        {ended && <Point style={{ left: percent(ended.x), top: percent(ended.y) }} />}
        {running?.day.isCounted && <Point data-part="running" style={{ left: percent(running.x), top: percent(running.y) }} />}
        <DayCursor places={places} title={title} />
      </Drawing>
    </Plot>
  );
}

function placesIn(days: SearchStats['perDay'], top: number): DayPlace[] {
  const before = placesOf(
    days.map((day) => day.before ?? 0),
    top,
  );
  const now = placesOf(
    days.map(({ searches }) => searches),
    top,
  );
  return days.map((day, index) => ({ day, x: 0, y: 0, ...now[index], before: before[index]?.y ?? 0 }));
}

/** The figures at the ends of both lines, where they can be read: of this period that of the last day that is over. */
function endsOf(places: readonly DayPlace[]) {
  const [over, running] = [places.at(-2), places.at(-1)];
  const ends = [
    ...(over?.day.isCounted ? [{ part: 'now', value: over.day.searches, y: over.y }] : []),
    ...(running && running.day.before !== null ? [{ part: 'before', value: running.day.before, y: running.before }] : []),
  ];
  const heights = spreadOut(
    ends.map(({ y }) => y),
    LABEL_GAP,
  );
  return ends.map((end, index) => ({ ...end, y: heights[index] ?? end.y }));
}
