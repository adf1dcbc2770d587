import { coachAddress, type EditedUser } from '@pusula/contracts';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { AuditIcon, Avatar, Badge, ButtonLink, EyeIcon } from '@pusula/frontend-kit/ui';
import { useUserWords } from '../console/use-user-words.ts';
import { StatusBadges } from '../users/StatusBadges.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { Apart, Facts, States, UserHeader, UserName, Ways } from './UserHead.styles.ts';

/** Who it is, in what state, and what leads on from here. */
export function UserHead({ user, isOwn }: { user: EditedUser; isOwn: boolean }) {
  const { t, language } = useTexts('userEdit');
  const { typeName, statusName } = useUserWords();
  // What is as it should be is only said; the rest is marked.
  const fine = [
    typeName(user.userType),
    ...(user.status === 'enabled' ? [statusName(user.status)] : []),
    ...(user.isVerified ? [t('verified')] : []),
    ...(user.isPublic ? [t('public')] : []),
  ];
  return (
    <UserHeader>
      <Avatar {...user} size={72} />
      <UserName>
        <h1>{`${user.firstName} ${user.lastName}`}</h1>
        <Facts>
          <span>{user.email}</span>
          <span>{t('registered', { date: formatDate(user.registeredAt, language) })}</span>
        </Facts>
        <States>
          <span>{fine.join(' · ')}</span>
          <StatusBadges user={user} />
          {user.userType === 'coach' && !user.isPublic && <Badge>{t('notPublic')}</Badge>}
        </States>
      </UserName>
      <Ways>
        {user.isPublic && user.slug && (
          <ButtonLink look="line" small to={coachAddress(language, user.slug)}>
            <EyeIcon aria-hidden />
            {t('toCoach')}
          </ButtonLink>
        )}
        <ButtonLink look="line" small to={`/admin/audit?subject=${user.id}`}>
          <AuditIcon aria-hidden />
          {t('toAudit')}
        </ButtonLink>
        {!isOwn && user.status !== 'deleted' && (
          <Apart>
            <DeleteUser user={user} />
          </Apart>
        )}
      </Ways>
    </UserHeader>
  );
}
