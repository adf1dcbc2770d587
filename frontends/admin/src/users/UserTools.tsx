import { useTexts } from '@pusula/frontend-kit/i18n';
import { Select, TabRow } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useUserWords } from '../console/use-user-words.ts';
import { USER_TYPES } from '../console/user-kinds.ts';
import { Toolbar } from '../table/Toolbar.tsx';
import { SearchField } from './SearchField.tsx';
import { UserChips } from './UserChips.tsx';
import { useUsersAddress } from './use-users-address.ts';
import { selectUsers } from './users.slice.ts';
import { STATUS_FILTERS, usersPath } from './users-address.ts';

const ANY = '';

/** Which people the table shows: the last fifty, or all who match; and how many they are. */
export function UserTools() {
  const { t } = useTexts('users');
  const { typeName, statusName } = useUserWords();
  const { address, goTo } = useUsersAddress();
  const { found } = useSelector(selectUsers);
  const any = { value: ANY, label: t('filters.any') };
  const views = [
    { key: 'last', to: usersPath({ rows: address.rows }) },
    { key: 'all', to: usersPath({ rows: address.rows, view: 'all' }) },
  ] as const;
  return (
    <>
      <TabRow as="nav" aria-label={t('views.label')}>
        <div>
          {views.map(({ key, to }) => (
            <Link key={key} to={to} {...(address.view === key && { 'aria-current': 'page' as const })}>
              {t(`views.${key}`)}
            </Link>
          ))}
        </div>
      </TabRow>
      <Toolbar count={found && t(`count.${found.view}`, { count: found.total })}>
        <SearchField />
        <Select
          label={t('filters.type')}
          value={address.userType ?? ANY}
          options={[any, ...USER_TYPES.map((type) => ({ value: type, label: typeName(type) }))]}
          onChange={({ target }) => goTo({ view: 'all', userType: USER_TYPES.find((type) => type === target.value) ?? null })}
        />
        <Select
          label={t('filters.status')}
          value={address.status ?? ANY}
          options={[
            any,
            ...STATUS_FILTERS.map((status) => ({
              value: status,
              label: status === 'existing' ? t('filters.existing') : statusName(status),
            })),
          ]}
          onChange={({ target }) => goTo({ view: 'all', status: STATUS_FILTERS.find((status) => status === target.value) ?? null })}
        />
      </Toolbar>
      <UserChips />
    </>
  );
}
