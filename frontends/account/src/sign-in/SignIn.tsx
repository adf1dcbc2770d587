import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useIsHydrated } from '@pusula/frontend-kit/page';
import { knowsPasskeys } from '@pusula/frontend-kit/passkeys';
import { RETURN_KEY, returnAddress, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Gate } from '../gate/Gate.tsx';
import { OrLine } from '../social/OrLine.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SessionEndNote } from './SessionEndNote.tsx';
import { SignInForm } from './SignInForm.tsx';
import { PASSKEYS_PAGE, secondStep, selectSecondStep } from './second-step.slice.ts';
import { arrivedFromProvider } from './sign-in.actions.ts';

/** Ways in that need no password stand together. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
`;

/** /signin: leads back to where its visitor was going. */
export default function SignIn() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const returnTo = returnAddress(query.get(RETURN_KEY), config.origin);
  // Nearly every browser does: a server offers them, so that nothing moves.
  const offersPasskeys = !useIsHydrated() || knowsPasskeys();
  const { pending, codesLeft } = useSelector(selectSecondStep);
  useEffect(() => () => void dispatch(secondStep.left()), [dispatch]);
  if (isAuthenticated) return <Navigate to={codesLeft === null ? returnTo : PASSKEYS_PAGE} replace />;
  if (pending) return <SecondStep />;
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
      {offersPasskeys && <OrLine />}
      <Ways>
        {offersPasskeys && <PasskeyButton returnTo={returnTo} />}
        <SocialButtons apart={!offersPasskeys} onProfile={(found) => dispatch(arrivedFromProvider({ ...found, returnTo }))} />
      </Ways>
    </Gate>
  );
}
