import type { ReactNode } from 'react';

export type Direction = 'ascending' | 'descending';
export type Sorting<Key extends string = string> = { readonly by: Key; readonly direction: Direction };
export type Column<Row, Key extends string = string> = {
  readonly key: string;
  readonly heading: string;
  /** What it holds speaks for itself: its heading is heard, not seen. */
  readonly isHeadingHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** In CSS: the same list does not move when its rows change. Columns without share what is left alike. */
  readonly width?: string;
  /** Sorts by it when its heading is pressed. */
  readonly sort?: Key;
  readonly isNumber?: boolean;
  /** Names the row to screen readers; one column has it. */
  readonly isRowHeading?: boolean;
  /** Where rows are cards: it keeps its column, or has a line of its own; left out, it is a word on a line of several. */
  readonly inCard?: 'column' | 'line';
  /** What a card says instead of the cell: no heading stands above it there. '' or null says nothing. */
  readonly cardText?: (row: Row) => ReactNode;
};
