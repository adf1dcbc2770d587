import { Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { useId, useRef } from 'react';
import type { Column, Sorting } from './column.ts';
import { Cells, Scroller } from './DataTable.styles.ts';
import { SortSelect } from './SortSelect.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

export type { Column, Direction, Sorting } from './column.ts';

type Selection = {
  readonly ids: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: (select: boolean) => void;
  /** What the box of a row chooses: "Ayşe Yılmaz". */
  readonly label: (id: string) => string;
};

type TableProps<Row, Key extends string> = {
  /** Says what the table lists; heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly sorting?: Sorting<Key>;
  readonly onSort?: (sorting: Sorting<Key>) => void;
  readonly selection?: Selection;
  /** Newer rows are on their way. */
  readonly isBusy?: boolean;
  /** While there are no rows yet: how many places to hold for them. */
  readonly awaitedRows?: number;
};

const staysInCard = ({ isRowHeading, inCard }: Column<never>) => isRowHeading || inCard === 'column';
/** A card's heading has all the room that its other columns leave. */
const inCards = <Row, Key extends string>(columns: readonly Column<Row, Key>[]): readonly Column<Row, Key>[] =>
  columns.filter(staysInCard).map(({ width, ...column }) => (column.isRowHeading || width === undefined ? column : { ...column, width }));

/**
 * A table that is sorted and chosen from by keyboard as by mouse. Where it has no room for its columns, its rows are cards: the row's heading, and below it
 * what the other columns say; a list takes the place of the headings that sort. What still scrolls sideways can be reached by keyboard.
 */
export function DataTable<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, idOf, sorting, onSort, selection, isBusy = false, awaitedRows = 0 } = props;
  const captionId = useId();
  const table = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(table);
  const shown = isNarrow ? inCards(columns) : columns;
  const inCard = isNarrow ? columns.filter((column) => !staysInCard(column)) : [];
  const chosen = selection && {
    count: rows.filter((row) => selection.ids.has(idOf(row))).length,
    of: rows.length,
    onToggleAll: selection.onToggleAll,
  };
  return (
    <Scroller ref={table} role="region" aria-labelledby={captionId} tabIndex={0} aria-busy={isBusy}>
      {isNarrow && sorting && onSort && <SortSelect columns={columns} sorting={sorting} onSort={onSort} />}
      <Cells data-cards={isNarrow || undefined}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={shown} chosen={chosen} sorting={sorting} onSort={isNarrow ? undefined : onSort} />
        <tbody>
          {rows.map((row) => {
            const id = idOf(row);
            const box = selection && {
              isChosen: selection.ids.has(id),
              label: selection.label(id),
              onToggle: () => selection.onToggle(id),
            };
            return <TableRow key={id} row={row} columns={shown} inCard={inCard} chosen={box} />;
          })}
          {rows.length === 0 && <AwaitedRows count={awaitedRows} columns={shown} hasBoxes={selection !== undefined} areCards={isNarrow} />}
        </tbody>
      </Cells>
    </Scroller>
  );
}

/** Of a name, a line and a line of words below it. */
const CARD_HEIGHT = '76px';

type AwaitedProps<Row> = { count: number; columns: readonly Column<Row>[]; hasBoxes: boolean; areCards: boolean };

const AwaitedRows = <Row,>({ count, columns, hasBoxes, areCards }: AwaitedProps<Row>) =>
  Array.from({ length: count }, (_, place) => (
    // A row that is still on its way has no other name than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <tr key={place}>
      {hasBoxes && <td />}
      {columns.map(({ key, isRowHeading }) => (
        <td key={key}>
          <Skeleton $height={areCards && isRowHeading ? CARD_HEIGHT : '20px'} />
        </td>
      ))}
    </tr>
  ));
