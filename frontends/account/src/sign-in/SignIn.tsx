import { returnAddress } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useIsHydrated } from '@pusula/frontend-kit/page';
import { knowsPasskeys } from '@pusula/frontend-kit/passkeys';
import { arrivalAddress, RETURN_KEY, selectPersonSummary } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
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

/** /signin: leads back to where its visitor was going, or to where people like them begin. */
export default function SignIn() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const person = useSelector(selectPersonSummary);
  const wanted = query.get(RETURN_KEY);
  const returnTo = wanted === null ? null : returnAddress(wanted, config.origin);
  // Nearly every browser does: a server offers them, so that nothing moves.
  const offersPasskeys = !useIsHydrated() || knowsPasskeys();
  const { pending, codesLeft } = useSelector(selectSecondStep);
  useEffect(() => () => void dispatch(secondStep.left()), [dispatch]);
  if (person) return <Navigate to={codesLeft === null ? (returnTo ?? arrivalAddress(person.userType)) : PASSKEYS_PAGE} replace />;
  if (pending) return <SecondStep />;
  const text = (
    <>
      {returnTo !== null && returnTo !== '/' && `${t('onTheWay')} `}
      {t('noAccount')} <Link to="/signup">{t('signUp')}</Link>
    </>
  );
  return (
    <SignedOutPage name={t('submit')} title={t('title')} text={text}>
      <SessionEndNote />
      <SignInForm returnTo={returnTo} />
      {offersPasskeys && <OrLine />}
      <Ways>
        {offersPasskeys && <PasskeyButton returnTo={returnTo} />}
        <SocialButtons apart={!offersPasskeys} onProfile={(found) => dispatch(arrivedFromProvider({ ...found, returnTo }))} />
      </Ways>
    </SignedOutPage>
  );
}
