import { apiStatus, selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { wasNotUsed } from '@pusula/frontend-kit/passkeys';
import { Button, Note, PasskeyIcon, TextField } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SignedOutForm } from '../signed-out-page/SignedOutForm.tsx';
import { SignedOutPage } from '../signed-out-page/SignedOutPage.tsx';
import { useFocusOn } from '../signed-out-page/use-focus-on.ts';
import { secondStep } from './second-step.slice.ts';
import { SECOND_STEP } from './sign-in.actions.ts';

const Actions = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  > :first-child {
    width: 100%;
    min-height: 48px;
  }
`;

/** After the password: the passkey or, for whoever has lost it, a recovery code. */
export function SecondStep() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const text = useProblemText();
  const [byCode, setByCode] = useState(false);
  const { error } = useSelector(selectApiStatus(SECOND_STEP));
  const title = useFocusOn(byCode ? 'code' : 'passkey');
  const change = () => {
    dispatch(apiStatus.cleared(SECOND_STEP));
    setByCode(!byCode);
  };
  return (
    <SignedOutPage
      name={t('submit')}
      title={t(byCode ? 'second.codeTitle' : 'second.title')}
      text={t(byCode ? 'second.codeText' : 'second.text')}
      titleRef={title}
    >
      {error && (
        <Note tone="bad">
          {text(error)} {wasNotUsed(error) && t('second.otherWay')}
        </Note>
      )}
      {byCode ? <ByCode /> : <ByPasskey />}
      <Actions>
        <Button look="line" onClick={change}>
          {t(byCode ? 'second.toPasskey' : 'second.toCode')}
        </Button>
        <Button look="text" onClick={() => dispatch(secondStep.left())}>
          {t('second.back')}
        </Button>
      </Actions>
    </SignedOutPage>
  );
}

const WideButton = styled(Button)`
  width: 100%;
  min-height: 48px;
`;

function ByPasskey() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(SECOND_STEP));
  return (
    <WideButton busy={loading} onClick={() => dispatch(secondStep.passkeyChosen())}>
      {!loading && <PasskeyIcon aria-hidden />}
      {t('second.usePasskey')}
    </WideButton>
  );
}

function ByCode() {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(SECOND_STEP));
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = code.trim();
    setMissing(given === '');
    // What was said of the code before is not about this one.
    dispatch(given === '' ? apiStatus.cleared(SECOND_STEP) : secondStep.codeGiven(given));
  };
  return (
    <SignedOutForm onSubmit={submit}>
      <TextField
        label={t('second.code')}
        help={t('second.codeHelp')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isMissing && code.trim() === '' ? t('second.codeMissing') : undefined}
      />
      <Button type="submit" busy={loading}>
        {t('submit')}
      </Button>
    </SignedOutForm>
  );
}
