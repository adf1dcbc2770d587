import type { CurrentUser } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { ButtonLink } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useLookOnReturn } from '../mailed-link/use-look-on-return.ts';
import { OwnPerson } from '../person/OwnPerson.tsx';
import { MailWays } from '../success-page/MailWays.tsx';
import { Steps } from '../success-page/Steps.tsx';
import { SuccessPage } from '../success-page/SuccessPage.tsx';
import { useNextSteps } from '../success-page/use-next-steps.ts';
import { addressAfterRegistration } from './after-registration.ts';
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
  const { email, isVerified } = user;
  useLookOnReturn(!isVerified);
  const steps = useNextSteps({ person: user, mail: isVerified ? null : <MailWays purpose="activation" email={email} /> });
  // A member's first search begins at home: one way there is enough.
  const isAmongSteps = steps.some(({ to }) => to === next);
  return (
    <SuccessPage
      name={t('success.pageTitle')}
      titleRef={heading}
      title={t('success.title', { name: user.firstName })}
      text={isVerified ? t('success.active') : t('success.mailed', { email })}
    >
      <Steps steps={steps} />
      {!isAmongSteps && (
        <div>
          <ButtonLink look={isVerified ? 'main' : 'line'} to={next}>
            {t(next === '/' ? 'success.home' : 'success.profile')}
          </ButtonLink>
        </div>
      )}
    </SuccessPage>
  );
}
