import { LIMITS } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Pagination } from '@pusula/frontend-kit/ui';
import type { LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { ToolSelect } from './ToolSelect.tsx';

const TableFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
`;
const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
`;
const Range = styled.p`
  font: var(--t-small);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

type TablePagerProps = {
  /** From 1. */
  page: number;
  /** Of all pages. */
  total: number;
  pageSize: number;
  /** The address of a page. */
  to: (page: number) => LinkProps['to'];
  onPageSize: (pageSize: number) => void;
};

/** Which rows of how many are shown, how many a page shows, and the way to the other pages. */
export function TablePager({ page, total, pageSize, to, onPageSize }: TablePagerProps) {
  const { t, language } = useTexts('table');
  const first = (page - 1) * pageSize + 1;
  const range = { first, last: Math.min(total, first + pageSize - 1), total };
  const shown = Object.fromEntries(Object.entries(range).map(([key, value]) => [key, formatNumber(value, language)]));
  return (
    <TableFoot>
      <Left>
        <ToolSelect
          label={t('rowsPerPage')}
          value={pageSize}
          options={LIMITS.adminRowsPerPage.map((rows) => ({ value: String(rows), label: formatNumber(rows, language) }))}
          onChange={(rows) => onPageSize(Number(rows))}
        />
        {first <= total && <Range>{t('range', shown)}</Range>}
      </Left>
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={to} />
    </TableFoot>
  );
}
