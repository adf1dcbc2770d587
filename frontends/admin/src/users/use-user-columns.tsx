import { useTexts } from '@pusula/frontend-kit/i18n';
import { VisuallyHidden } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { dayOf } from '../console/days.ts';
import { useUserWords } from '../console/use-user-words.ts';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import type { Column } from '../table/DataTable.tsx';
import { PersonCell } from './PersonCell.tsx';
import { StatusBadges } from './StatusBadges.tsx';
import { UserMenu } from './UserMenu.tsx';
import type { UserSort } from './users-address.ts';

const Unbroken = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** @param ownId the admin who looks */
export function useUserColumns(
  ownId: string | undefined,
  onStatus: (user: ListedUser, status: UserStatus) => void,
): readonly Column<ListedUser, UserSort>[] {
  const { t, language } = useTexts('users');
  const { typeName } = useUserWords();
  const wide = (sort: Exclude<UserSort, 'name'>, cell: Column<ListedUser>['cell']) => ({
    key: sort,
    heading: t(`columns.${sort}`),
    sort,
    isWideOnly: true,
    cell,
  });
  return [
    {
      key: 'name',
      heading: t('columns.name'),
      sort: 'name',
      isRowHeading: true,
      cell: (user) => <PersonCell user={user} isOwn={user.id === ownId} />,
    },
    wide('email', ({ email }) => email),
    wide('userType', ({ userType }) => typeName(userType)),
    wide('status', (user) => <StatusBadges user={user} />),
    wide('city', ({ city }) => city),
    wide('registeredAt', ({ registeredAt }) => <Unbroken>{dayOf(registeredAt, language)}</Unbroken>),
    {
      key: 'menu',
      heading: <VisuallyHidden>{t('columns.menu')}</VisuallyHidden>,
      cell: (user) => <UserMenu user={user} isOwn={user.id === ownId} onStatus={(status) => onStatus(user, status)} />,
    },
  ];
}
