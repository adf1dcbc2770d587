import { useTexts } from '@pusula/frontend-kit/i18n';
import { type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { shortDay } from '../console/days.ts';
import { Point, Readout } from './Plot.styles.ts';
import type { SearchStats } from './statistics.ts';

/** Lies over the drawing: a pointer, a finger and the arrow keys go from day to day in it. */
const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
  &:focus-visible + i {
    outline: 2px solid var(--focus);
    outline-offset: 6px;
    border-radius: var(--r1);
  }
`;
const FocusRing = styled.i`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
const Rule = styled.i`
  position: absolute;
  top: 0;
  bottom: 0;
  border-left: 1px solid var(--edge);
  pointer-events: none;
`;

type Day = SearchStats['perDay'][number];
/** Where a day stands in the drawing, in hundredths of it; `before` is the height of the day before the period. */
export type DayPlace = { readonly day: Day; readonly x: number; readonly y: number; readonly before: number };

const percent = (place: number) => `${place}%`;

/** Says of one day at a time how often visitors searched: of the last one, until somebody goes to another. */
export function DayCursor({ places, title }: { places: readonly DayPlace[]; title: string }) {
  const wordsOf = useDayWords();
  const [marked, mark] = useState<number | null>(null);
  const last = places.length - 1;
  // A shorter period may have come meanwhile.
  const shown = Math.min(marked ?? last, last);
  const place = places[shown];
  if (!place) return null;
  const [name, ...words] = wordsOf(place.day, shown === last);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pointed = (100 * (clientX - left)) / width;
    const distances = places.map(({ x }) => Math.abs(x - pointed));
    mark(distances.indexOf(Math.min(...distances)));
  };
  const left = percent(place.x);
  return (
    <>
      <Range
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={title}
        aria-valuetext={[name, ...words].join(', ')}
        onChange={({ target }) => mark(Number(target.value))}
        onPointerMove={follow}
        onPointerLeave={() => mark(null)}
        onFocus={() => mark(shown)}
        onBlur={() => mark(null)}
      />
      <FocusRing />
      {marked !== null && <Rule style={{ left }} />}
      {marked !== null && place.day.before !== null && <Point data-part="before" style={{ left, top: percent(place.before) }} />}
      {marked !== null && place.day.isCounted && <Point style={{ left, top: percent(place.y) }} />}
      {marked !== null && (
        <Readout aria-hidden="true" data-side={shown > last / 2 ? 'left' : 'right'} style={{ left }}>
          <b>{name}</b>
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </Readout>
      )}
    </>
  );
}

/** What is said of a day: its name first. */
function useDayWords() {
  const { t, language } = useTexts('dashboard');
  return ({ day, searches, withoutResult, isCounted, before }: Day, isRunning: boolean): string[] => [
    shortDay(day, language),
    isCounted ? t(isRunning ? 'searches.countSoFar' : 'searches.count', { count: searches }) : t('searches.uncounted'),
    ...(withoutResult > 0 ? [t('searches.inVain', { count: withoutResult })] : []),
    ...(before === null ? [] : [t('searches.earlier', { count: before })]),
  ];
}
