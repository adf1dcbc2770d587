import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { Column, Sorting } from './column.ts';
import { SortButton } from './DataTable.styles.ts';

type SortingProps<Key extends string> = {
  sorting: Sorting<Key> | undefined;
  /** Left out where headings do not sort. */
  onSort: ((sorting: Sorting<Key>) => void) | undefined;
};
type TableHeadProps<Row, Key extends string> = SortingProps<Key> & {
  columns: readonly Column<Row, Key>[];
  /** How many of the rows are chosen; left out, none can be. */
  chosen?: { readonly count: number; readonly of: number; readonly onToggleAll: (select: boolean) => void } | undefined;
};

/** The names of the columns, which sort by them, and the box that chooses all rows. */
export function TableHead<Row, Key extends string>({ columns, chosen, ...sorted }: TableHeadProps<Row, Key>) {
  const { t } = useTexts('table');
  return (
    <thead>
      <tr>
        {chosen && (
          <th scope="col" data-box>
            <Checkbox
              ref={(box) => {
                // Of a box, "some of them" is no attribute.
                if (box) box.indeterminate = chosen.count > 0 && chosen.count < chosen.of;
              }}
              checked={chosen.count === chosen.of && chosen.of > 0}
              disabled={chosen.of === 0}
              onChange={(event) => chosen.onToggleAll(event.target.checked)}
            >
              <VisuallyHidden>{t('chooseAll')}</VisuallyHidden>
            </Checkbox>
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column} {...sorted} />
        ))}
      </tr>
    </thead>
  );
}

type HeadingProps<Row, Key extends string> = SortingProps<Key> & { column: Column<Row, Key> };

function Heading<Row, Key extends string>({ column, sorting, onSort }: HeadingProps<Row, Key>) {
  const { heading, sort, isNumber, isHeadingHidden, width } = column;
  const marks = { 'data-number': isNumber || undefined, ...(width && { style: { width } }) };
  if (sort === undefined || !onSort) {
    return (
      <th scope="col" {...marks}>
        {isHeadingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
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
