import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
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
const Bar = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  color: var(--ink-2);
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

/** Room for the figure after the longest bar. */
const FIGURE = '5rem';

export type BarOf = {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Where the people behind the figure are listed. */
  readonly to?: string;
};
type BarChartProps = {
  title: string;
  /** Heads the names in the table: "City". */
  nameHeading: string;
  /** Heads the figures: "Coaches". */
  valueHeading: string;
  bars: readonly BarOf[];
  /** The table shows the others too. */
  most?: number;
  /** In place of bars when there is nothing to count. */
  nothing?: string;
};

/** A list in which each figure is also a length. It is read as a list, so it needs no other description. */
export function BarChart({ title, nameHeading, valueHeading, bars, most = bars.length, nothing = '' }: BarChartProps) {
  const { t, language } = useTexts('dashboard');
  const greatest = Math.max(0, ...bars.map(({ value }) => value));
  const more = bars.length - most;
  return (
    <ChartFigure
      title={title}
      table={{ headings: [nameHeading, valueHeading], rows: bars.map(({ name, value }) => [name, formatNumber(value, language)]) }}
    >
      {bars.length === 0 ? (
        <Small>{nothing}</Small>
      ) : (
        <Bars>
          {bars.slice(0, most).map(({ key, name, value, to }) => (
            <li key={key}>
              {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
              <Bar>
                <svg aria-hidden="true" style={{ width: `calc((100% - ${FIGURE}) * ${greatest === 0 ? 0 : value / greatest})` }}>
                  <rect width="100%" height="100%" data-greatest={value === greatest || undefined} />
                </svg>
                {formatNumber(value, language)}
              </Bar>
            </li>
          ))}
        </Bars>
      )}
      {more > 0 && <Small>{t('more', { count: more })}</Small>}
    </ChartFigure>
  );
}
