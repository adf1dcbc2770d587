import type { CurrentUser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { Button, ButtonLink, ErrorModal } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { AddressForm } from '../mailed-link/AddressForm.tsx';
import { linkKey, mailedLinks } from '../mailed-link/mailed-link.slice.ts';
import { OwnPerson } from '../person/OwnPerson.tsx';

const PURPOSE = 'activation';

/** What to do about a link that does not work: somebody signed in needs one press, anybody else says their address. */
export function NewLink() {
  const { t } = useTexts('verification');
  const isSignedIn = useSelector(selectIsAuthenticated);
  if (!isSignedIn)
    return (
      <>
        <AddressForm purpose={PURPOSE} submit={t('newLink')} />
        <p>
          {t('active')} <Link to="/signin">{t('done.signIn')}</Link>
        </p>
      </>
    );
  return <OwnPerson>{(user) => <OwnLink user={user} />}</OwnPerson>;
}

function OwnLink({ user }: { user: CurrentUser }) {
  const { t } = useTexts('verification');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(linkKey(PURPOSE)));
  if (user.isVerified)
    return (
      <div>
        <ButtonLink to="/profile/security">{t('security')}</ButtonLink>
      </div>
    );
  const ask = () => dispatch(mailedLinks.requested({ purpose: PURPOSE, email: user.email }));
  return (
    <div>
      <Button busy={loading} onClick={ask}>
        {t('newLinkTo', { email: user.email })}
      </Button>
      <ErrorModal requestKey={linkKey(PURPOSE)} title={t('failed.title')} onRetry={ask} />
    </div>
  );
}
