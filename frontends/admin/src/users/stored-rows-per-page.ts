import { type RowsPerPage, rowsFrom } from './users-address.ts';

const KEY = 'pusula.admin.rows';

/** How many rows a page of the table had when it was last chosen. */
export function storedRowsPerPage(): RowsPerPage | undefined {
  try {
    return rowsFrom(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function storeRowsPerPage(rows: RowsPerPage): void {
  try {
    localStorage.setItem(KEY, String(rows));
  } catch {
    // Storage is off: the choice lasts as long as the address.
  }
}
