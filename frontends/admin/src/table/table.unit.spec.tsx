import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderProduct } from '@pusula/frontend-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { type Column, DataTable, type Sorting } from './DataTable.tsx';
import { TablePager } from './TablePager.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

type Word = { id: string; text: string; length: number };
const WORDS: Word[] = ['iğne', 'ipek', 'ışık'].map((text) => ({ id: text, text, length: text.length }));
const COLUMNS: Column<Word>[] = [
  { key: 'text', heading: 'Sözcük', sort: 'text', isRowHeading: true, cell: ({ text }) => text },
  {
    key: 'length',
    heading: 'Harf',
    sort: 'length',
    isNumber: true,
    width: '96px',
    cell: ({ length }) => length,
    cardText: ({ length }) => `${length} harf`,
  },
  { key: 'place', heading: 'Yer', inCard: 'column', cell: ({ id }) => WORDS.findIndex((word) => word.id === id) + 1 },
  { key: 'none', heading: 'Diğer', isHeadingHidden: true, cell: () => '' },
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
    expect(sorted()).toEqual([null, 'ascending', 'none', null, null]);
    screen.getByRole('button', { name: 'Sözcük' }).focus();
    await user.keyboard('{Enter}');
    expect(sorted()).toEqual([null, 'descending', 'none', null, null]);
    await user.tab();
    await user.keyboard(' ');
    expect(sorted()).toEqual([null, 'none', 'ascending', null, null]);
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

  it('has columns that do not move with its rows', async () => {
    await show(<Words />);
    expect(getComputedStyle(screen.getByRole('table')).tableLayout).toBe('fixed');
    expect(screen.getByRole('columnheader', { name: 'Harf' }).style.width).toBe('96px');
  });
});

describe('a table that has no room for its columns', () => {
  const showNarrow = async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    return show(<Words />);
  };

  it('says in each row’s card what its columns would say, and leaves out what says nothing', async () => {
    await showNarrow();
    const [, first] = screen.getAllByRole('row');
    expect(within(first as HTMLElement).getByRole('rowheader').textContent).toBe('iğne4 harf');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Bu sayfadakilerin hepsini seç',
      'Sözcük',
      'Yer',
    ]);
    expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(2);
  });

  it('is sorted by a list that names every heading that sorts, in both directions', async () => {
    const user = await showNarrow();
    const sort = screen.getByLabelText<HTMLSelectElement>('Sırala');
    expect(screen.queryByRole('button', { name: 'Sözcük' })).toBeNull();
    expect([...sort.options].map(({ text }) => text)).toEqual(['Sözcük, artan', 'Sözcük, azalan', 'Harf, artan', 'Harf, azalan']);
    await user.selectOptions(sort, 'Harf, azalan');
    expect(sort.selectedOptions[0]?.text).toBe('Harf, azalan');
    expect(screen.getByRole('columnheader', { name: 'Sözcük' }).getAttribute('aria-sort')).toBeNull();
  });

  it('is chosen from as before', async () => {
    const user = await showNarrow();
    await user.click(box('Seç: ışık'));
    expect([box('Bu sayfadakilerin hepsini seç').indeterminate, box('Seç: ışık').checked]).toEqual([true, true]);
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
