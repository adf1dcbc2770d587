import type { Passkey } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Note } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { PASSKEY_CHANGE, passkeys } from './passkeys.slice.ts';
import { useDone } from './use-done.ts';

type RemovePasskeyProps = { passkey: Passkey; isLast: boolean; onClose: () => void };

/** It takes a way in away, and with the last one the second step. */
export function RemovePasskey({ passkey: { id, name }, isLast, onClose }: RemovePasskeyProps) {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { error, loading } = useDone(PASSKEY_CHANGE, onClose);
  return (
    <Dialog open alert onClose={onClose} title={t('removeTitle')} text={t(isLast ? 'removeLastText' : 'removeText', { name })}>
      {error && <Note tone="bad">{text(error)}</Note>}
      <DialogFooter cancel={t('cancel')} onCancel={onClose}>
        <Button look="danger" busy={loading} onClick={() => dispatch(passkeys.removed(id))}>
          {t('remove')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
