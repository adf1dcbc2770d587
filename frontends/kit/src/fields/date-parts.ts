/** A date in the making: parts that are not chosen yet are empty. */
export type DateParts = { readonly year: string; readonly month: string; readonly day: string };

/** @param date ISO 8601, or what `joinParts` makes of an incomplete one */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

export const joinParts = ({ year, month, day }: DateParts): string => (year || month || day ? `${year}-${month}-${day}` : '');

/** As many as the month has; all 31 while it is not known. */
export function daysIn({ year, month }: Pick<DateParts, 'year' | 'month'>): number {
  if (!month) return 31;
  // Without a year, February has its leap day: the year may come later.
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();
}
