import { coachAddress, type EditedUser } from '@pusula/contracts';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { AuditIcon, Avatar, Badge, ButtonLink, EyeIcon } from '@pusula/frontend-kit/ui';
import { useUserWords } from '../console/use-user-words.ts';
import { StatusBadges } from '../users/StatusBadges.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { Facts, Head, Name, States, Ways } from './UserHead.styles.ts';

/** Who it is, in what state, and what leads on from here. */
export function UserHead({ user, isOwn }: { user: EditedUser; isOwn: boolean }) {
  const { t, language } = useTexts('userEdit');
  const { typeName } = useUserWords();
  return (
    <Head>
      <Avatar {...user} size={72} />
      <Name>
        <h1>{`${user.firstName} ${user.lastName}`}</h1>
        <Facts>
          <span>{user.email}</span>
          <span>{t('registered', { date: formatDate(user.registeredAt, language) })}</span>
        </Facts>
        <States>
          <Badge>{typeName(user.userType)}</Badge>
          <StatusBadges user={user} />
          {user.isVerified && <Badge $tone="good">{t('verified')}</Badge>}
          {user.userType === 'coach' && <Badge $tone={user.isPublic ? 'good' : 'plain'}>{t(user.isPublic ? 'public' : 'notPublic')}</Badge>}
        </States>
      </Name>
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
        {!isOwn && user.status !== 'deleted' && <DeleteUser user={user} />}
      </Ways>
    </Head>
  );
}
