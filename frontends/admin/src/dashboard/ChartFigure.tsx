import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ChartIcon, TableIcon } from '@pusula/frontend-kit/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type ChartTable, FigureTable } from './FigureTable.tsx';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;
  break-inside: avoid;
`;
const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-height: 44px;
  font: var(--t-h3);
  font-size: 1.1875rem;
  button {
    margin-right: calc(-1 * var(--s3));
    font-weight: 500;
    color: var(--ink-2);
  }
  @media print {
    button {
      display: none;
    }
  }
`;

type ChartFigureProps = { title: string; table: ChartTable; children: ReactNode };

/** A chart under its name, or the same figures as a table: whoever cannot see the one reads the other. */
export function ChartFigure({ title, table, children }: ChartFigureProps) {
  const { t } = useTexts('dashboard');
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Figure aria-labelledby={titleId}>
      <Caption>
        <span id={titleId}>{title}</span>
        <Button look="text" small aria-label={t(isTable ? 'asChartOf' : 'asTableOf', { title })} onClick={() => setIsTable(!isTable)}>
          {isTable ? <ChartIcon aria-hidden /> : <TableIcon aria-hidden />}
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Caption>
      {isTable ? <FigureTable title={title} {...table} /> : children}
    </Figure>
  );
}
