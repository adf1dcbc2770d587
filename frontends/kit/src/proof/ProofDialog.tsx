import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { selectUser, session } from '@pusula/frontend-kit/session';
import { Button, Dialog, DialogFooter, Note, PasskeyIcon, PasswordField, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { PROOF, PROOF_QUESTION, proof, selectProof } from './proof.slice.ts';
import { useProofTexts } from './texts.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

/** Who is it that holds the session? Asked before weighty calls, which go on with the answer. */
export default function ProofDialog() {
  const { t } = useProofTexts();
  const dispatch = useDispatch();
  const { question } = useSelector(selectProof);
  const { error, loading } = useSelector(selectApiStatus(PROOF_QUESTION));
  const dismiss = () => dispatch(proof.dismissed());
  const method = question?.method ?? 'unknown';
  return (
    <Dialog open form onClose={dismiss} title={t('title')} text={t(`text.${method}`)}>
      {error && !question && <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(proof.asked())} />}
      {!question && !error && <Skeleton $height="48px" />}
      {method === 'password' && <ByPassword onCancel={dismiss} />}
      {method === 'passkey' && <ByPasskey onCancel={dismiss} />}
      {(method === 'none' || method === 'unknown') && (
        <DialogFooter cancel={t('cancel')} onCancel={dismiss}>
          {method === 'none' && <Button onClick={() => dispatch(session.signOutRequested({ goTo: '/signin' }))}>{t('signInAnew')}</Button>}
        </DialogFooter>
      )}
    </Dialog>
  );
}

function ByPassword({ onCancel }: { onCancel: () => void }) {
  const { t } = useProofTexts();
  const dispatch = useDispatch();
  const text = useProblemText();
  const email = useSelector(selectUser)?.email ?? '';
  const { error, loading } = useSelector(selectApiStatus(PROOF));
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isWrong = error?.message === 'INVALID_CREDENTIALS';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') dispatch(proof.passwordGiven(password));
  };
  const problem = isWrong ? t('wrong') : undefined;
  return (
    <Form noValidate onSubmit={submit}>
      {error && !isWrong && <Note tone="bad">{text(error)}</Note>}
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing && password === '' ? t('missing') : problem}
      />
      <DialogFooter cancel={t('cancel')} onCancel={onCancel}>
        <Button type="submit" busy={loading}>
          {t('confirm')}
        </Button>
      </DialogFooter>
    </Form>
  );
}

function ByPasskey({ onCancel }: { onCancel: () => void }) {
  const { t } = useProofTexts();
  const dispatch = useDispatch();
  const text = useProblemText();
  const { error, loading } = useSelector(selectApiStatus(PROOF));
  return (
    <>
      {error && <Note tone="bad">{text(error)}</Note>}
      <DialogFooter cancel={t('cancel')} onCancel={onCancel}>
        <Button busy={loading} onClick={() => dispatch(proof.passkeyChosen())}>
          {!loading && <PasskeyIcon aria-hidden />}
          {t('usePasskey')}
        </Button>
      </DialogFooter>
    </>
  );
}
