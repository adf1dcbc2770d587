import { useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Note, PasswordField } from '@pusula/frontend-kit/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Factors } from '../passkeys/passkeys.slice.ts';
import type { Provider } from '../social/providers.ts';
import { useRefusal } from './use-refusal.ts';
import { PROVIDER_REMOVAL, providerRemoved } from './ways-in.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

type RemoveProviderProps = { provider: Provider; factors: Factors; onClose: () => void };

/** A way in that goes, and with it all other sessions. It asks for the password; whoever has a passkey is asked for that one when they confirm. */
export function RemoveProvider({ provider, factors, onClose }: RemoveProviderProps) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const text = useProblemText();
  const byPassword = factors.hasPassword && factors.passkeys.length === 0;
  const call = useRefusal(PROVIDER_REMOVAL, ['INVALID_CREDENTIALS']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const done = useEffectEvent(onClose);
  useEffect(() => {
    if (call.success) done();
  }, [call.success]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(byPassword && password === '');
    if (!byPassword) dispatch(providerRemoved({ provider }));
    else if (password !== '') dispatch(providerRemoved({ provider, password }));
  };
  const problemAtPassword = (isMissing && t('password.currentMissing')) || (call.refusal && t('password.wrong'));
  const elsewhere = byPassword && call.refusal ? null : call.error;
  return (
    <Dialog open alert onClose={onClose} title={t('ways.removeTitle', { provider })} text={t('ways.removeText', { provider })}>
      <Form noValidate onSubmit={submit} onChange={call.forget}>
        {elsewhere && <Note tone="bad">{text(elsewhere)}</Note>}
        {byPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(false);
            }}
            error={problemAtPassword || undefined}
          />
        )}
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" look="danger" busy={call.loading}>
            {t('ways.remove')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
