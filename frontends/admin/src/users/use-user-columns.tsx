import { useTexts } from '@pusula/frontend-kit/i18n';
import { VisuallyHidden } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { dayOf } from '../console/days.ts';
import { useUserWords } from '../console/use-user-words.ts';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import type { Column } from '../table/DataTable.tsx';
import { OneLine } from '../table/OneLine.tsx';
import { PersonCell } from './PersonCell.tsx';
import { StatusBadges } from './StatusBadges.tsx';
import { UserMenu } from './UserMenu.tsx';
import type { UserSort } from './users-address.ts';

const Unbroken = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const isAsItShouldBe = ({ status, isVerified }: ListedUser) => status === 'enabled' && isVerified;

/** @param ownId the admin who looks */
export function useUserColumns(
  ownId: string | undefined,
  onStatus: (user: ListedUser, status: UserStatus) => void,
): readonly Column<ListedUser, UserSort>[] {
  const { t, language } = useTexts('users');
  const { typeName, statusName } = useUserWords();
  const sorted = (sort: UserSort) => ({ key: sort, heading: t(`columns.${sort}`), sort });
  return [
    { ...sorted('name'), isRowHeading: true, cell: (user) => <PersonCell user={user} isOwn={user.id === ownId} /> },
    { ...sorted('email'), width: '25%', inCard: 'line', cell: ({ email }) => <OneLine>{email}</OneLine> },
    { ...sorted('userType'), width: '88px', cell: ({ userType }) => typeName(userType) },
    {
      ...sorted('status'),
      width: '156px',
      // Seen as nothing, and heard as what it is.
      cell: (user) => (isAsItShouldBe(user) ? <VisuallyHidden>{statusName(user.status)}</VisuallyHidden> : <StatusBadges user={user} />),
      cardText: (user) => (isAsItShouldBe(user) ? null : <StatusBadges user={user} />),
    },
    { ...sorted('city'), width: '128px', cell: ({ city }) => city },
    { ...sorted('registeredAt'), width: '116px', cell: ({ registeredAt }) => <Unbroken>{dayOf(registeredAt, language)}</Unbroken> },
    {
      key: 'menu',
      heading: t('columns.menu'),
      isHeadingHidden: true,
      width: '56px',
      inCard: 'column',
      cell: (user) => <UserMenu user={user} isOwn={user.id === ownId} onStatus={(status) => onStatus(user, status)} />,
    },
  ];
}
