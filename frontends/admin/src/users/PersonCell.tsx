import { useTexts } from '@pusula/frontend-kit/i18n';
import { Avatar, Badge } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { dayOf } from '../console/days.ts';
import { useUserWords } from '../console/use-user-words.ts';
import type { ListedUser } from '../console/user-kinds.ts';
import { NARROW_TABLE } from '../table/DataTable.styles.ts';
import { nameOf } from './name-of.ts';
import { StatusBadges } from './StatusBadges.tsx';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  a {
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  @container (max-width: ${NARROW_TABLE}) {
    align-items: flex-start;
  }
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s2);
`;
/** What the columns say that a narrow table has no room for. */
const Rest = styled.div`
  display: none;
  font: var(--t-micro);
  color: var(--ink-3);
  overflow-wrap: anywhere;
  @container (max-width: ${NARROW_TABLE}) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s3);
    padding-top: 2px;
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

/** Who it is; the way to the person's page. */
export function PersonCell({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  const { t, language } = useTexts('users');
  const { typeName } = useUserWords();
  // A day is not torn apart at the end of a line.
  const day = dayOf(user.registeredAt, language).replaceAll(' ', '\u00a0');
  const facts = [typeName(user.userType), user.city, day].filter(Boolean);
  return (
    <Who>
      <Avatar {...user} size={32} />
      <div>
        <Name>
          <Link to={`/admin/user-edit/${user.id}`}>{nameOf(user)}</Link>
          {isOwn && <Badge>{t('you')}</Badge>}
        </Name>
        <Rest>
          <span>{user.email}</span>
          <span>{facts.join(' · ')}</span>
          <StatusBadges user={user} />
        </Rest>
      </div>
    </Who>
  );
}
