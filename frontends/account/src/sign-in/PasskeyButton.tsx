import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { wasNotUsed } from '@pusula/frontend-kit/passkeys';
import { Button, Note, PasskeyIcon } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { PASSKEY_SIGN_IN, passkeySignInChosen } from './sign-in.actions.ts';

const WideButton = styled(Button)`
  width: 100%;
  justify-content: flex-start;
  gap: var(--s4);
  background: var(--raised);
`;

/** In with a passkey: no address, no password. */
export function PasskeyButton({ returnTo }: { returnTo: string | null }) {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(PASSKEY_SIGN_IN));
  return (
    <>
      {error && (
        <Note tone="bad">
          {text(error)} {wasNotUsed(error) && t('otherWays')}
        </Note>
      )}
      <WideButton look="line" busy={loading} onClick={() => dispatch(passkeySignInChosen({ returnTo }))}>
        {!loading && <PasskeyIcon aria-hidden />}
        {t('byPasskey')}
      </WideButton>
    </>
  );
}
