import { useTexts } from '@pusula/frontend-kit/i18n';
import type { Column, Direction, Sorting } from './column.ts';
import { ToolSelect } from './ToolSelect.tsx';

const DIRECTIONS: readonly Direction[] = ['ascending', 'descending'];
const wordOf = ({ by, direction }: Sorting) => `${by} ${direction}`;

type SortSelectProps<Row, Key extends string> = {
  columns: readonly Column<Row, Key>[];
  sorting: Sorting<Key>;
  onSort: (sorting: Sorting<Key>) => void;
};

/** Sorts where no headings do: each of them in both directions. */
export function SortSelect<Row, Key extends string>({ columns, sorting, onSort }: SortSelectProps<Row, Key>) {
  const { t } = useTexts('table');
  const choices = columns.flatMap(({ sort, heading }) =>
    sort === undefined
      ? []
      : DIRECTIONS.map((direction) => ({ by: sort, direction, label: t(`sorted.${direction}`, { column: heading }) })),
  );
  return (
    <ToolSelect
      label={t('sort')}
      value={wordOf(sorting)}
      options={choices.map((choice) => ({ value: wordOf(choice), label: choice.label }))}
      onChange={(value) => {
        const wanted = choices.find((choice) => wordOf(choice) === value);
        if (wanted) onSort({ by: wanted.by, direction: wanted.direction });
      }}
    />
  );
}
