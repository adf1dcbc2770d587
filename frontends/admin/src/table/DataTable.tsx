import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, Skeleton, VisuallyHidden } from '@pusula/frontend-kit/ui';
import { type ReactNode, useId } from 'react';
import { Cells, Scroller, SortButton } from './DataTable.styles.ts';

export type Direction = 'ascending' | 'descending';
export type Sorting<Key extends string = string> = { readonly by: Key; readonly direction: Direction };
export type Column<Row, Key extends string = string> = {
  readonly key: string;
  readonly heading: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Sorts by it when its heading is pressed. */
  readonly sort?: Key;
  readonly isNumber?: boolean;
  /** Names the row to screen readers; one column has it. */
  readonly isRowHeading?: boolean;
  /** Left out where the table is narrow: the row's heading says it there, below `NARROW_TABLE`. */
  readonly isWideOnly?: boolean;
};
export type Selection = {
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

/** A table that can be scrolled sideways (what scrolls can be reached by keyboard), sorted and chosen from by keyboard as by mouse. */
export function DataTable<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, idOf, sorting, onSort, selection, isBusy = false, awaitedRows = 0 } = props;
  const { t } = useTexts('table');
  const captionId = useId();
  const chosen = selection ? rows.filter((row) => selection.ids.has(idOf(row))).length : 0;
  return (
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0} aria-busy={isBusy}>
      <Cells>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-box>
                <Checkbox
                  ref={(box) => {
                    // Of a box, "some of them" is no attribute.
                    if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
                  }}
                  checked={chosen === rows.length && rows.length > 0}
                  disabled={rows.length === 0}
                  onChange={(event) => selection.onToggleAll(event.target.checked)}
                >
                  <VisuallyHidden>{t('chooseAll')}</VisuallyHidden>
                </Checkbox>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} data-chosen={selection?.ids.has(idOf(row)) || undefined}>
              {selection && (
                <td data-box>
                  <Checkbox checked={selection.ids.has(idOf(row))} onChange={() => selection.onToggle(idOf(row))}>
                    <VisuallyHidden>{t('choose', { name: selection.label(idOf(row)) })}</VisuallyHidden>
                  </Checkbox>
                </td>
              )}
              {columns.map(({ key, cell, isNumber, isRowHeading, isWideOnly }) => {
                const Cell = isRowHeading ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    {...(isRowHeading && { scope: 'row' })}
                    data-number={isNumber || undefined}
                    data-wide={isWideOnly || undefined}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && <AwaitedRows count={awaitedRows} columns={columns} hasBoxes={selection !== undefined} />}
        </tbody>
      </Cells>
    </Scroller>
  );
}

type HeadingProps<Row, Key extends string> = {
  column: Column<Row, Key>;
  sorting: Sorting<Key> | undefined;
  onSort: ((sorting: Sorting<Key>) => void) | undefined;
};

function Heading<Row, Key extends string>({ column, sorting, onSort }: HeadingProps<Row, Key>) {
  const { heading, sort, isNumber, isWideOnly } = column;
  const marks = { 'data-number': isNumber || undefined, 'data-wide': isWideOnly || undefined };
  if (sort === undefined || !onSort) {
    return (
      <th scope="col" {...marks}>
        {heading}
      </th>
    );
  }
  const direction = sorting?.by === sort ? sorting.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" {...marks} aria-sort={direction ?? 'none'}>
      <SortButton type="button" onClick={() => onSort({ by: sort, direction: next })}>
        {heading}
        {direction === 'descending' ? <ArrowDownIcon aria-hidden /> : <ArrowUpIcon aria-hidden data-idle={!direction || undefined} />}
      </SortButton>
    </th>
  );
}

type AwaitedProps<Row> = { count: number; columns: readonly Column<Row>[]; hasBoxes: boolean };

const AwaitedRows = <Row,>({ count, columns, hasBoxes }: AwaitedProps<Row>) =>
  Array.from({ length: count }, (_, place) => (
    // A row that is still on its way has no other name than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <tr key={place}>
      {hasBoxes && <td />}
      {columns.map(({ key, isWideOnly }) => (
        <td key={key} data-wide={isWideOnly || undefined}>
          <Skeleton $height="20px" />
        </td>
      ))}
    </tr>
  ));
