import { VisuallyHidden } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Scroller = styled.div`
  position: relative;
  max-height: 320px;
  overflow: auto;
`;
const Cells = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px var(--s3) 6px 0;
    text-align: left;
    font-weight: inherit;
    border-bottom: 1px solid var(--rule);
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--paper);
    font: var(--t-label);
    color: var(--ink-2);
  }
  :is(th, td):not(:first-child) {
    text-align: right;
  }
  :is(th, td):last-child {
    padding-right: 2px;
  }
`;

export type ChartTable = {
  readonly headings: readonly string[];
  /** The first cell names the row and is its key. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Where each row leads, if the chart leads there: the bars of a phone are too narrow for many a finger. */
  readonly addresses?: readonly string[];
};

/** The figures of a chart. What scrolls can be reached by keyboard. */
export function FigureTable({ title, headings, rows, addresses = [] }: ChartTable & { title: string }) {
  const captionId = useId();
  return (
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
      <Cells>
        <caption id={captionId}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            <tr key={name}>
              <th scope="row">{addresses[place] ? <Link to={addresses[place]}>{name}</Link> : name}</th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroller>
  );
}
