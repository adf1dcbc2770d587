import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Small, VisuallyHidden } from '@pusula/frontend-kit/ui';
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
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    align-items: center;
    gap: var(--s3);
    min-height: 28px;
    color: var(--ink-2);
  }
  &[data-of='two'] li {
    grid-template-columns: minmax(0, 8fr) repeat(2, minmax(0, 7fr));
  }
  a {
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/** A figure and its length. Two of a row stand in columns of their own, each to its own scale: lengths on one line would be read as one measure. */
const Measure = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem;
  align-items: center;
  gap: var(--s2);
  text-align: right;
  [data-of='two'] & {
    grid-template-columns: minmax(0, 1fr) 2.25rem;
  }
`;
const Length = styled.i`
  height: 10px;
  background: var(--ink);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
const ChartHead = styled.li`
  && {
    min-height: 0;
    font: var(--t-micro);
    overflow-wrap: anywhere;
  }
`;

const More = styled.div`
  button {
    margin-left: calc(-1 * var(--s3));
    color: var(--ink-2);
  }
`;

type Bar = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Where those behind the figure are listed. */
  readonly to: string;
  /** Another figure about the same. */
  readonly second?: number;
};
type BarChartProps = {
  title: string;
  /** Heads the names in the table: "City". */
  nameHeading: string;
  /** Heads the figures: "Coaches". */
  valueHeading: string;
  bars: readonly Bar[];
  /** Heads the other figures, where every bar has one: "Searches". */
  secondHeading?: string;
  /** As many are seen at first. */
  most: number;
  /** In place of bars when there is nothing to count. */
  nothing: string;
};

const greatestOf = (figures: readonly number[]) => Math.max(1, ...figures);

/** A list in which each figure is also a length. It is read as a list, so it needs no other description. */
export function BarChart({ title, nameHeading, valueHeading, secondHeading, bars, most, nothing }: BarChartProps) {
  const { t, language } = useTexts('dashboard');
  const [isWhole, setIsWhole] = useState(false);
  const number = (value: number) => formatNumber(value, language);
  const greatest = greatestOf(bars.map(({ value }) => value));
  const greatestSecond = greatestOf(bars.map(({ second = 0 }) => second));
  const more = bars.length - most;
  const headings = [nameHeading, valueHeading, ...(secondHeading ? [secondHeading] : [])];
  const rows = bars.map(({ name, value, second = 0 }): [string, ...string[]] => [
    name,
    number(value),
    ...(secondHeading ? [number(second)] : []),
  ]);
  return (
    <ChartFigure title={title} table={{ headings, rows }}>
      {bars.length === 0 ? (
        <Small>{nothing}</Small>
      ) : (
        <Bars data-of={secondHeading ? 'two' : undefined}>
          {secondHeading && (
            <ChartHead aria-hidden="true">
              {[nameHeading, valueHeading, secondHeading].map((heading) => (
                <span key={heading}>{heading}</span>
              ))}
            </ChartHead>
          )}
          {bars.slice(0, isWhole ? undefined : most).map(({ key, name, value, to, second = 0 }) => (
            <li key={key}>
              <Link to={to}>{name}</Link>
              <Figure value={value} greatest={greatest} of={secondHeading && valueHeading} />
              {secondHeading && <Figure value={second} greatest={greatestSecond} of={secondHeading} />}
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

type FigureProps = { value: number; greatest: number; of: string | undefined };

/** A figure; of two, whoever hears them is told which it is. */
function Figure({ value, greatest, of }: FigureProps) {
  const { language } = useTexts('dashboard');
  return (
    <Measure>
      <Length aria-hidden="true" style={{ width: `${(100 * value) / greatest}%` }} />
      <span>
        {formatNumber(value, language)}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </span>
    </Measure>
  );
}
