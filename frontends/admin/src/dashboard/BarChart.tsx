import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChartFigure } from './ChartFigure.tsx';

const Bars = styled.ul`
  display: grid;
  gap: var(--s2);
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    align-items: center;
    gap: var(--s3);
    min-height: 28px;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Length = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--ink-2);
  small {
    font: inherit;
    color: var(--ink-3);
    white-space: nowrap;
  }
  svg {
    flex: none;
    height: 16px;
  }
  rect {
    fill: var(--edge);
    opacity: 0.55;
  }
  rect[data-greatest] {
    fill: var(--ink);
    opacity: 1;
  }
  @media (forced-colors: active) {
    rect[data-greatest],
    rect {
      fill: CanvasText;
    }
  }
`;

const More = styled.div`
  button {
    margin-left: calc(-1 * var(--s3));
    color: var(--ink-2);
  }
`;

/** Room for what stands after the longest bar. */
const FIGURE = '4rem';
const FIGURE_AND_NOTE = '9rem';

type Bar = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Where those behind the figure are listed. */
  readonly to: string;
  /** Another figure about the same, which is not drawn. */
  readonly note?: number;
};
type BarChartProps = {
  title: string;
  /** Heads the names in the table: "City". */
  nameHeading: string;
  /** Heads the figures: "Coaches". */
  valueHeading: string;
  bars: readonly Bar[];
  /** What the notes count, as a heading of the table and as a text with its number. */
  notes?: { readonly heading: string; readonly text: (count: number) => string };
  /** As many are seen at first. */
  most: number;
  /** In place of bars when there is nothing to count. */
  nothing: string;
};

/** A list in which each figure is also a length. It is read as a list, so it needs no other description. */
export function BarChart({ title, nameHeading, valueHeading, bars, notes, most, nothing }: BarChartProps) {
  const { t, language } = useTexts('dashboard');
  const [isWhole, setIsWhole] = useState(false);
  const greatest = Math.max(0, ...bars.map(({ value }) => value));
  const more = bars.length - most;
  const headings = [nameHeading, valueHeading, ...(notes ? [notes.heading] : [])];
  const rows = bars.map(({ name, value, note = 0 }): [string, ...string[]] => [
    name,
    formatNumber(value, language),
    ...(notes ? [formatNumber(note, language)] : []),
  ]);
  const room = notes ? FIGURE_AND_NOTE : FIGURE;
  return (
    <ChartFigure title={title} table={{ headings, rows }}>
      {bars.length === 0 ? (
        <Small>{nothing}</Small>
      ) : (
        <Bars>
          {bars.slice(0, isWhole ? undefined : most).map(({ key, name, value, to, note }) => (
            <li key={key}>
              <Link to={to}>{name}</Link>
              <Length>
                <svg aria-hidden="true" style={{ width: `calc((100% - ${room}) * ${greatest === 0 ? 0 : value / greatest})` }}>
                  <rect width="100%" height="100%" data-greatest={value === greatest || undefined} />
                </svg>
                {formatNumber(value, language)}
                {notes && note !== undefined && <small>{notes.text(note)}</small>}
              </Length>
            </li>
          ))}
        </Bars>
      )}
      {more > 0 && (
        <More>
          <Button look="text" small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('more', { count: more })}
          </Button>
        </More>
      )}
    </ChartFigure>
  );
}
