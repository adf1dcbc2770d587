import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { announce } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { RetryNotice } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import { DataTable } from '../table/DataTable.tsx';
import { TablePager } from '../table/TablePager.tsx';
import { pageOfLast } from './last-users.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { nameOf } from './name-of.ts';
import { storeRowsPerPage } from './stored-rows-per-page.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUsersAddress } from './use-users-address.ts';
import { selectUsers, USERS, users } from './users.slice.ts';
import { LAST_USERS, rowsFrom } from './users-address.ts';

/** The people whom the address asks for, a page at a time. */
export function UserTable({ onStatus }: { onStatus: (user: ListedUser, status: UserStatus) => void }) {
  const { t, language } = useTexts('users');
  const dispatch = useDispatch();
  const { address, pathTo, goTo } = useUsersAddress();
  const { found, chosen } = useSelector(selectUsers);
  const { loading, error } = useSelector(selectApiStatus(USERS));
  const ownId = useSelector(selectPersonSummary)?.id;
  const columns = useUserColumns(ownId, onStatus);
  const { page, rows: pageSize, sort: by, direction } = address;
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / pageSize));
  const announced = found && !loading ? t('announced', { count: found.total, page, pages }) : '';
  useEffect(() => {
    if (announced) announce(announced);
  }, [announced]);

  if (error) return <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(users.retried())} />;
  const rows = found?.view === 'last' ? pageOfLast(found.users, address, language) : (found?.users ?? []);
  if (found && !loading && rows.length === 0) return <NobodyFound total={found.total} lastPage={pathTo({ page: pages })} />;
  const choose = (ids: readonly string[]) => dispatch(users.chosenChanged(ids));
  const names = new Map(rows.map((user) => [user.id, nameOf(user)]));
  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        sorting={{ by, direction }}
        onSort={(sorting) => goTo({ sort: sorting.by, direction: sorting.direction })}
        selection={{
          ids: new Set(chosen),
          onToggle: (id) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
          onToggleAll: (all) => choose(all ? rows.map(({ id }) => id) : []),
          label: (id) => names.get(id) ?? '',
        }}
        isBusy={loading || !found}
        awaitedRows={pageSize}
      />
      {found && (
        <TablePager
          page={page}
          total={found.total}
          pageSize={pageSize}
          to={(wanted) => pathTo({ page: wanted })}
          onPageSize={(wanted) => {
            const chosenRows = rowsFrom(String(wanted)) ?? LAST_USERS.rows;
            storeRowsPerPage(chosenRows);
            goTo({ rows: chosenRows });
          }}
        />
      )}
    </>
  );
}
