import { useTexts } from '@pusula/frontend-kit/i18n';
import { Checkbox, VisuallyHidden } from '@pusula/frontend-kit/ui';
import type { Column } from './column.ts';
import { Card } from './DataTable.styles.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** What a card says below the name of the row; left out, the columns say it. */
  inCard: readonly Column<Row>[];
  chosen?: { readonly isChosen: boolean; readonly label: string; readonly onToggle: () => void } | undefined;
};

/** A row of a table, or a card of it. */
export function TableRow<Row>({ row, columns, inCard, chosen }: TableRowProps<Row>) {
  const { t } = useTexts('table');
  return (
    <tr data-chosen={chosen?.isChosen || undefined}>
      {chosen && (
        <td data-box>
          <Checkbox checked={chosen.isChosen} onChange={chosen.onToggle}>
            <VisuallyHidden>{t('choose', { name: chosen.label })}</VisuallyHidden>
          </Checkbox>
        </td>
      )}
      {columns.map(({ key, cell, isNumber, isRowHeading }) => {
        const Cell = isRowHeading ? 'th' : 'td';
        return (
          <Cell key={key} {...(isRowHeading && { scope: 'row' })} data-number={isNumber || undefined}>
            {cell(row)}
            {isRowHeading && inCard.length > 0 && <CardWords row={row} columns={inCard} />}
          </Cell>
        );
      })}
    </tr>
  );
}

function CardWords<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const words = columns
    .map(({ key, cell, cardText = cell, inCard }) => ({ key, inCard, text: cardText(row) }))
    .filter(({ text }) => text !== null && text !== '');
  if (words.length === 0) return null;
  return (
    <Card>
      {words.map(({ key, inCard, text }) => (
        <span key={key} data-line={inCard === 'line' || undefined}>
          {text}
        </span>
      ))}
    </Card>
  );
}
