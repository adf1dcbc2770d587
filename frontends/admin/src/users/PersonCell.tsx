import { useTexts } from '@pusula/frontend-kit/i18n';
import { Avatar, Badge } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedUser } from '../console/user-kinds.ts';
import { nameOf } from './name-of.ts';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  a {
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const PersonName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s2);
  line-height: 1.4;
`;

/** Who it is; the way to the person's page. */
export function PersonCell({ user, isOwn }: { user: ListedUser; isOwn: boolean }) {
  const { t } = useTexts('users');
  return (
    <Who>
      <Avatar {...user} size={32} />
      <PersonName>
        <Link to={`/admin/user-edit/${user.id}`}>{nameOf(user)}</Link>
        {isOwn && <Badge>{t('you')}</Badge>}
      </PersonName>
    </Who>
  );
}
