import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectUser } from '@pusula/frontend-kit/session';
import { Section, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { MyData } from './MyData.tsx';
import { Sessions } from './Sessions.tsx';
import { security } from './security.slice.ts';

const Head = styled.div`
  padding: var(--s7) 0;
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;

/** /profile/security: who is signed in where, password, address, own data, leaving. */
export default function Security() {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  useEffect(() => {
    dispatch(security.opened());
    return () => void dispatch(security.left());
  }, [dispatch]);
  if (!user) return null;
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <Head>
        <Title>{t('title')}</Title>
      </Head>
      <Section title={t('sessions.title')}>
        <Sessions />
      </Section>
      <Section title={t('password.title')}>
        <ChangePassword user={user} />
      </Section>
      <Section title={t('email.title')}>
        <ChangeEmail user={user} />
      </Section>
      <Section title={t('data.title')}>
        <MyData />
      </Section>
      <Section title={t('deletion.title')}>
        <DeleteAccount user={user} />
      </Section>
    </Wrap>
  );
}
