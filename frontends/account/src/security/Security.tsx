import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle, useMatches } from '@pusula/frontend-kit/page';
import { useResource } from '@pusula/frontend-kit/resource';
import { Section, Skeleton, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { BESIDE, BesideReading } from '../beside/Beside.styles.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { factors } from '../passkeys/passkeys.slice.ts';
import { OwnPerson } from '../person/OwnPerson.tsx';
import { AccountState } from './AccountState.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { KnownBrowsers } from './KnownBrowsers.tsx';
import { knownBrowsers } from './known-browsers.ts';
import { MyData } from './MyData.tsx';
import { Sessions } from './Sessions.tsx';
import { SetPassword } from './SetPassword.tsx';
import { security } from './security.slice.ts';
import { sessions } from './sessions.ts';
import { WaysIn } from './WaysIn.tsx';

const SecurityHead = styled.div`
  padding: var(--s7) 0;
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;

/** /profile/security: who is signed in where, passkeys, other ways in, password, address, own data, leaving. */
export default function Security() {
  const dispatch = useDispatch();
  useEffect(() => {
    return () => void dispatch(security.left());
  }, [dispatch]);
  return <OwnPerson>{(user) => <Sections user={user} />}</OwnPerson>;
}

function Sections({ user }: { user: CurrentUser }) {
  const { t } = useTexts('security');
  const isBeside = useMatches(BESIDE);
  const ways = useResource(factors);
  const lists = [useResource(sessions), useResource(knownBrowsers), ways];
  const haveArrived = lists.every(({ data, error }) => data !== null || error !== null);
  // A list that arrives would push what stands below it from under a finger: that comes when all lists have their height, and stays.
  const [isComplete, setComplete] = useState(haveArrived);
  if (haveArrived && !isComplete) setComplete(true);
  // Where it could not be read, the server says so when it is asked for something.
  const hasPassword = ways.data?.hasPassword ?? true;
  return (
    <Wrap>
      <PageTitle>{t('title')}</PageTitle>
      <SecurityHead>
        <Title>{t('title')}</Title>
      </SecurityHead>
      <BesideReading>
        <div>
          <Section title={t('sessions.title')}>
            <Sessions />
          </Section>
          <Section title={t('browsers.title')}>
            <KnownBrowsers />
          </Section>
          <Section title={t('passkeys:title')}>
            <Passkeys />
          </Section>
          {isComplete ? (
            <>
              <Section title={t('ways.title')}>
                <WaysIn />
              </Section>
              <Section title={t('password.title')}>
                {hasPassword ? <ChangePassword user={user} /> : <SetPassword email={user.email} text={t('password.none')} />}
              </Section>
              <Section title={t('email.title')}>
                <ChangeEmail user={user} hasPassword={hasPassword} />
              </Section>
              <Section title={t('data.title')}>
                <MyData />
              </Section>
              <Section title={t('deletion.title')}>
                <DeleteAccount user={user} hasPassword={hasPassword} />
              </Section>
            </>
          ) : (
            <Skeleton $height="320px" />
          )}
        </div>
        {isComplete && isBeside && <AccountState user={user} />}
      </BesideReading>
    </Wrap>
  );
}
