import { useTexts } from '@pusula/frontend-kit/i18n';
import { RETURN_KEY, returnAddress, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Gate } from '../gate/Gate.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { SessionEndNote } from './SessionEndNote.tsx';
import { SignInForm } from './SignInForm.tsx';
import { arrivedFromProvider } from './sign-in.actions.ts';

/** /signin: leads back to where its visitor was going. */
export default function SignIn() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const returnTo = returnAddress(query.get(RETURN_KEY), location.origin);
  if (isAuthenticated) return <Navigate to={returnTo} replace />;
  const text = (
    <>
      {returnTo !== '/' && `${t('onTheWay')} `}
      {t('noAccount')} <Link to="/signup">{t('signUp')}</Link>
    </>
  );
  return (
    <Gate name={t('submit')} title={t('title')} text={text}>
      <SessionEndNote />
      <SignInForm returnTo={returnTo} />
      <SocialButtons onProfile={(found) => dispatch(arrivedFromProvider({ ...found, returnTo }))} />
    </Gate>
  );
}
