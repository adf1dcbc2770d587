import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PageTitle } from '@pusula/frontend-kit/page';
import { selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { ButtonLink, Lead, Rose, Title } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { OwnPerson } from '../profile/OwnPerson.tsx';
import { AwaitedMail } from './AwaitedMail.tsx';
import { addressAfterRegistration } from './after-registration.ts';
import { Page, Ways, Words } from './Success.styles.ts';
import { ADDRESS_OF } from './steps.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** /signup-success: the account is there; what to do with it, and where the mail went that makes it active. */
export default function Success() {
  const isSignedIn = useSelector(selectIsAuthenticated);
  if (!isSignedIn) return <Navigate to={ADDRESS_OF.email} replace />;
  return <OwnPerson>{(user) => <Registered user={user} />}</OwnPerson>;
}

function Registered({ user }: { user: CurrentUser }) {
  const { t } = useTexts('signUp');
  const next = useSelector((state: { session: Parameters<typeof addressAfterRegistration>[0] }) => addressAfterRegistration(state.session));
  const heading = useArrivalFocus();
  const wayOn = t(next === '/' ? 'success.home' : 'success.profile');
  // Nothing on the home page concerns a coach who is not public yet.
  const seesPreview = user.userType === 'coach' && next === '/';
  return (
    <Page>
      <PageTitle>{t('success.pageTitle')}</PageTitle>
      <Words>
        <Title ref={heading} tabIndex={-1}>
          {t('success.title', { name: user.firstName })}
        </Title>
        {user.isVerified ? (
          <>
            <Lead>{t('success.active')}</Lead>
            <Ways>
              <ButtonLink to={next}>{wayOn}</ButtonLink>
            </Ways>
          </>
        ) : (
          <AwaitedMail email={user.email}>
            <ButtonLink look="text" to={seesPreview ? '/coach-profile' : next}>
              {seesPreview ? t('success.preview') : wayOn}
            </ButtonLink>
          </AwaitedMail>
        )}
      </Words>
      <Rose />
    </Page>
  );
}
