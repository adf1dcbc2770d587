import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectIsAuthenticated, signInAddress } from '@pusula/frontend-kit/session';
import { Button, ButtonLink } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { verification } from './verification.slice.ts';

/** A new address is confirmed in the account that asked for it: signs a guest in and comes back with the same link. */
export function SignInForLink({ token }: { token: string }) {
  const { t } = useTexts('verification');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsAuthenticated);
  if (isSignedIn)
    return (
      <div>
        <ButtonLink to="/profile/security">{t('security')}</ButtonLink>
      </div>
    );
  const signIn = () => {
    dispatch(verification.signInBegun(token));
    void navigate(signInAddress('/verify-account'));
  };
  return (
    <div>
      <Button onClick={signIn}>{t('done.signIn')}</Button>
    </div>
  );
}
