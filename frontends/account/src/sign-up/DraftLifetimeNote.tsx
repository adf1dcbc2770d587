import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { signUp } from './sign-up.slice.ts';

const NoteLine = styled.p`
  margin-top: var(--s6);
  font: var(--t-small);
  color: var(--ink-3);
  button {
    font-weight: 600;
    color: var(--ink-2);
    text-decoration: underline;
    text-underline-offset: 0.22em;
    padding-block: 6px;
  }
`;

/** For how long the draft is kept in this browser, and how to be rid of it at once. */
export function DraftLifetimeNote() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { email } = useSelector(selectNewUserDraft);
  if (!email) return null;
  return (
    <NoteLine>
      {t('kept')}{' '}
      <button type="button" onClick={() => dispatch(signUp.startedOver())}>
        {t('startOver')}
      </button>
    </NoteLine>
  );
}
