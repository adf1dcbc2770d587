import type { CurrentUser } from '@pusula/contracts';
import { readablePhone, useFieldTexts } from '@pusula/frontend-kit/fields';
import { formatDate, useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Avatar, Badge, ButtonLink, Section, Small, Title, Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { BesideReading } from '../beside/Beside.styles.ts';
import { ProfileStatus } from '../coach-profile/ProfileStatus.tsx';
import { hasCoaching } from '../coach-profile/visibility.ts';
import { Facts } from '../facts/Facts.tsx';
import { OwnPerson } from '../person/OwnPerson.tsx';
import { PersonHead } from '../person/PersonHead.tsx';
import { LastSearches } from './LastSearches.tsx';
import { OwnRow } from './OwnRow.tsx';

const Invitation = styled.p`
  margin-bottom: var(--s3);
  max-width: 60ch;
`;
const Remark = styled(Small)`
  margin-top: var(--s3);
  max-width: 60ch;
`;

/** /profile: what the product knows about the signed-in person. */
export default function Profile() {
  return <OwnPerson>{(user) => <PersonFacts user={user} />}</OwnPerson>;
}

function PersonFacts({ user }: { user: CurrentUser }) {
  const { t, language } = useTexts('profile');
  const { t: field } = useFieldTexts();
  const isCoach = hasCoaching(user);
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <PersonHead
        before={<Avatar {...user} size={96} />}
        states={
          <>
            <Badge>{t(`types.${user.userType}`)}</Badge>
            <Badge $tone={user.isVerified ? 'good' : 'warn'}>{t(user.isVerified ? 'verified' : 'notVerified')}</Badge>
          </>
        }
        ways={<ButtonLink to="/profile/edit">{t('toEdit')}</ButtonLink>}
      >
        <Title>{`${user.firstName} ${user.lastName}`}</Title>
      </PersonHead>
      <BesideReading>
        <div>
          {isCoach && <ProfileStatus user={user} />}
          <Section title={t('personal')}>
            <Facts
              facts={[
                ...(user.middleName ? [[t('middleName'), user.middleName] as const] : []),
                [field('birthday'), user.birthday && formatDate(user.birthday, language)],
                [field('gender'), user.gender && field(`genders.${user.gender}`)],
                [t('username'), user.username],
              ]}
            />
            <Remark>{t('seen.private')}</Remark>
          </Section>
          <Section title={t('contact')}>
            <Facts
              facts={[
                [t('email'), user.email],
                [t('phone'), user.phone && readablePhone(user.phone)],
                [field('city'), user.city],
              ]}
            />
            <Remark>{t(isCoach ? `seen.contact.${user.showsPhone ? 'withPhone' : 'withoutPhone'}` : 'seen.private')}</Remark>
          </Section>
          {user.userType === 'member' && (
            <Section title={t('coaching.title')}>
              <Invitation>{t('coaching.text')}</Invitation>
              <ButtonLink look="line" small to="/coach-profile">
                {t('coaching.more')}
              </ButtonLink>
            </Section>
          )}
        </div>
        {isCoach ? <OwnRow user={user} /> : <LastSearches />}
      </BesideReading>
    </Wrap>
  );
}
