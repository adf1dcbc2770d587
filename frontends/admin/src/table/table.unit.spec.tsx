import { afterEach, describe, expect, it } from '@jest/globals';
import { renderProduct } from '@pusula/frontend-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { type Column, DataTable, type Sorting } from './DataTable.tsx';
import { TablePager } from './TablePager.tsx';

afterEach(cleanup);

type Word = { id: string; text: string; length: number };
const WORDS: Word[] = ['iğne', 'ipek', 'ışık'].map((text) => ({ id: text, text, length: text.length }));
const COLUMNS: Column<Word>[] = [
  { key: 'text', heading: 'Sözcük', sort: 'text', isRowHeading: true, cell: ({ text }) => text },
  { key: 'length', heading: 'Harf', sort: 'length', isNumber: true, isWideOnly: true, cell: ({ length }) => length },
  { key: 'none', heading: 'Diğer', cell: () => '' },
];

function Words({ rows = WORDS, isBusy = false }: { rows?: Word[]; isBusy?: boolean }) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'text', direction: 'ascending' });
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <DataTable
      caption="Sözcükler"
      columns={COLUMNS}
      rows={rows}
      idOf={({ id }) => id}
      sorting={sorting}
      onSort={setSorting}
      isBusy={isBusy}
      awaitedRows={4}
      selection={{
        ids: new Set(ids),
        onToggle: (id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
        onToggleAll: (all) => setIds(all ? rows.map(({ id }) => id) : []),
        label: (id) => id,
      }}
    />
  );
}

const show = async (screenful: React.ReactNode) => {
  await renderProduct(screenful, { path: '/', apiBase: '', texts });
  return userEvent.setup();
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a table of the console', () => {
  it('is named, scrolls by keyboard, and names its rows', async () => {
    await show(<Words />);
    expect(screen.getByRole('table', { name: 'Sözcükler' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Sözcükler' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['iğne', 'ipek', 'ışık']);
  });

  it('says by what it is sorted, and turns the order with the keyboard alone', async () => {
    const user = await show(<Words />);
    const sorted = () => screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
    expect(sorted()).toEqual([null, 'ascending', 'none', null]);
    screen.getByRole('button', { name: 'Sözcük' }).focus();
    await user.keyboard('{Enter}');
    expect(sorted()).toEqual([null, 'descending', 'none', null]);
    await user.tab();
    await user.keyboard(' ');
    expect(sorted()).toEqual([null, 'none', 'ascending', null]);
  });

  it('is chosen from with boxes that say whose they are; the one above stands between none and all', async () => {
    const user = await show(<Words />);
    const all = box('Bu sayfadakilerin hepsini seç');
    await user.click(box('Seç: ipek'));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(box('Seç: ışık').checked).toBe(true);
    await user.click(all);
    expect([all.checked, all.indeterminate, box('Seç: iğne').checked]).toEqual([false, false, false]);
  });

  it('holds places for rows that are on their way, and can choose none of them', async () => {
    await show(<Words rows={[]} isBusy />);
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
    expect(box('Bu sayfadakilerin hepsini seç').disabled).toBe(true);
  });
});

describe('the way through its pages', () => {
  const pager = (page: number, total: number) => (
    <TablePager page={page} total={total} pageSize={25} to={(wanted) => `/?page=${wanted}`} onPageSize={() => undefined} />
  );

  it('says which rows are shown of how many', async () => {
    await show(pager(2, 1_026));
    expect(screen.getByText('26–50 / 1.026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sayfa 3' }).getAttribute('href')).toBe('/?page=3');
    expect(screen.getByRole('link', { name: 'Sayfa 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('ends with the last row, and needs no pages for a few', async () => {
    await show(pager(1, 3));
    expect(screen.getByText('1–3 / 3')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Satır').value).toBe('25');
  });
});
