import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { Section, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { OwnPerson } from '../profile/OwnPerson.tsx';
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

/** /profile/security: who is signed in where, passkeys, password, address, own data, leaving. */
export default function Security() {
  const dispatch = useDispatch();
  useEffect(() => {
    return () => void dispatch(security.left());
  }, [dispatch]);
  return <OwnPerson>{(user) => <Sections user={user} />}</OwnPerson>;
}

function Sections({ user }: { user: CurrentUser }) {
  const { t } = useTexts('security');
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <Head>
        <Title>{t('title')}</Title>
      </Head>
      <Section title={t('sessions.title')}>
        <Sessions />
      </Section>
      <Section title={t('passkeys:title')}>
        <Passkeys />
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
