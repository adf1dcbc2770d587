import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import { Avatar, Badge, ButtonLink, Section, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CoachingSections } from './CoachingSections.tsx';
import { Facts } from './Facts.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s5);
  padding: var(--s7) 0 var(--s6);
`;
const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s3);
`;

const Ways = styled.div`
  margin-left: auto;
  @media (max-width: 720px) {
    margin-left: 0;
  }
`;

/** /profile: what the product knows about the signed-in person. */
export default function Profile() {
  const { t } = useTexts('profile');
  const user = useSelector(selectUser);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <Head>
        <Avatar {...user} size={96} />
        <div>
          <Title>{name}</Title>
          <States>
            <Badge>{t(`types.${user.userType}`)}</Badge>
            <Badge $tone={user.isVerified ? 'good' : 'warn'}>{t(user.isVerified ? 'verified' : 'notVerified')}</Badge>
          </States>
        </div>
        <Ways>
          <ButtonLink look="line" to="/profile/security">
            {t('security')}
          </ButtonLink>
        </Ways>
      </Head>
      <Section title={t('contact')}>
        <Facts
          facts={[
            [t('email'), user.email],
            [t('phone'), user.phone],
            [t('city'), user.city],
          ]}
        />
      </Section>
      {user.userType === 'coach' && <CoachingSections user={user} />}
    </Wrap>
  );
}
