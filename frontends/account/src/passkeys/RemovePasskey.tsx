import type { Passkey } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf } from '@pusula/frontend-kit/time';
import { Button, Dialog, DialogFooter, Note } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { type Factors, PASSKEY_CHANGE, passkeys } from './passkeys.slice.ts';
import { useDone } from './use-done.ts';

type RemovePasskeyProps = { passkey: Passkey; factors: Factors; onClose: () => void };

/** It takes a way in away, and with the last one the second step and, after a while, the administration. What alone opens the account stays. */
export function RemovePasskey({ passkey: { id, name }, factors, onClose }: RemovePasskeyProps) {
  const { t, language } = useTexts('passkeys');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { error, loading } = useDone(PASSKEY_CHANGE, onClose);
  const { passkeys: all, hasPassword, providers, factorDueIfRemoved: due, at } = factors;
  const isOnlyWayIn = all.length === 1 && !hasPassword && providers.length === 0;
  const consequence = all.length > 1 ? t('removeText', { name }) : t(hasPassword ? 'removeLastText' : 'removeOnlyText', { name });
  const isClosedAtOnce = due !== null && Date.parse(due) <= at;
  const closing = due !== null && (isClosedAtOnce ? t('removeClosesNow') : t('removeCloses', { at: momentOf(due, language) }));
  return (
    <Dialog open alert onClose={onClose} title={t('removeTitle')} text={isOnlyWayIn ? t('removeOnlyWayIn', { name }) : consequence}>
      {all.length === 1 && closing && <Note tone="bad">{closing}</Note>}
      {error && <Note tone="bad">{text(error)}</Note>}
      <DialogFooter cancel={t('cancel')} onCancel={onClose}>
        {!isOnlyWayIn && (
          <Button look="danger" busy={loading} onClick={() => dispatch(passkeys.removed(id))}>
            {t('remove')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
