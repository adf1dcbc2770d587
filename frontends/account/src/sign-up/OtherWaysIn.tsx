import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { arrivedFromProvider, SIGN_IN } from '../sign-in/sign-in.actions.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  margin-top: var(--s6);
  max-width: 432px;
`;

/** In place of an address and a password: a provider that knows the person, or the account that they have already. */
export function OtherWaysIn() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { error } = useSelector(selectApiStatus(SIGN_IN));
  return (
    <Ways>
      {error && <Note tone="bad">{text(error)}</Note>}
      <SocialButtons onProfile={(found) => dispatch(arrivedFromProvider({ ...found, returnTo: null }))} />
      <p>
        {t('email.haveAccount')} <Link to="/signin">{t('email.signIn')}</Link>
      </p>
    </Ways>
  );
}
