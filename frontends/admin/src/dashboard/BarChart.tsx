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
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) 2.75rem;
    align-items: center;
    gap: var(--s3);
    min-height: 28px;
    color: var(--ink-2);
  }
  &[data-of='two'] li {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) repeat(2, 3.5rem);
  }
  li > span {
    text-align: right;
  }
  a {
    color: var(--ink);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/** One bar, or a thick one and a thin one below it: each as long as its figure beside the greatest of its kind. */
const Lengths = styled.svg`
  width: 100%;
  height: 16px;
  max-width: none;
  rect {
    fill: var(--edge);
    opacity: 0.55;
  }
  rect[data-greatest],
  rect[data-part='second'] {
    fill: var(--ink);
    opacity: 1;
  }
  @media (forced-colors: active) {
    rect[data-part] {
      fill: CanvasText;
    }
  }
`;
const Head = styled.li`
  && {
    min-height: 0;
    font: var(--t-micro);
    overflow-wrap: anywhere;
  }
  > span:first-child {
    grid-column: 3;
  }
  svg {
    display: block;
    margin: 0 0 4px auto;
    width: 20px;
  }
`;

const More = styled.div`
  button {
    margin-left: calc(-1 * var(--s3));
    color: var(--ink-2);
  }
`;

/** The heights of bars and where they begin, alone and as a pair. */
const ALONE = { first: { y: 0, height: 16 }, second: { y: 0, height: 0 } };
/** The same side by side, on one line. */
const KEYS = [
  { y: 7, height: 9 },
  { y: 13, height: 3 },
] as const;
const PAIR = { first: { y: 1, height: 9 }, second: { y: 13, height: 3 } };

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
  const place = secondHeading ? PAIR : ALONE;
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
            <Head aria-hidden="true">
              {([valueHeading, secondHeading] as const).map((heading, index) => (
                <span key={heading}>
                  <Lengths>
                    <rect {...KEYS[index]} width="100%" data-part={index === 0 ? 'first' : 'second'} />
                  </Lengths>
                  {heading}
                </span>
              ))}
            </Head>
          )}
          {bars.slice(0, isWhole ? undefined : most).map(({ key, name, value, to, second = 0 }) => (
            <li key={key}>
              <Link to={to}>{name}</Link>
              <Lengths aria-hidden="true">
                <rect
                  {...place.first}
                  width={`${(100 * value) / greatest}%`}
                  data-part="first"
                  data-greatest={(!secondHeading && value === greatest) || undefined}
                />
                {secondHeading && <rect {...place.second} width={`${(100 * second) / greatestSecond}%`} data-part="second" />}
              </Lengths>
              <Figure value={number(value)} of={secondHeading && valueHeading} />
              {secondHeading && <Figure value={number(second)} of={secondHeading} />}
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

/** A figure; of two, whoever hears them is told which it is. */
const Figure = ({ value, of }: { value: string; of: string | undefined }) => (
  <span>
    {value}
    {of && <VisuallyHidden> {of}</VisuallyHidden>}
  </span>
);
