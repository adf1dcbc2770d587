import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { type StatusChange, users } from './users.slice.ts';

/** Asks before accounts are closed, deleted, or opened by the dozen. One's own is left out, and the question says so. */
export function StatusDialog({ change: { people, status }, onClose }: { change: StatusChange; onClose: () => void }) {
  const { t } = useTexts('users');
  const dispatch = useDispatch();
  const ownId = useSelector(selectPersonSummary)?.id;
  const others = status === 'enabled' ? people : people.filter(({ id }) => id !== ownId);
  const values = { count: others.length, name: others[0]?.name ?? '' };
  const sentences = [others.length > 0 && t(`ask.${status}.text`, values), others.length < people.length && t('ask.own')];
  const confirm = () => {
    dispatch(users.statusChangeRequested({ people: others, status }));
    onClose();
  };
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={others.length > 0 ? t(`ask.${status}.title`, values) : t('ask.nobody')}
      text={sentences.filter(Boolean).join(' ')}
    >
      {others.length > 0 ? (
        <DialogFooter cancel={t('ask.cancel')} onCancel={onClose}>
          <Button look={status === 'enabled' ? 'main' : 'danger'} onClick={confirm}>
            {t(`ask.${status}.submit`, values)}
          </Button>
        </DialogFooter>
      ) : (
        <DialogFooter>
          <Button onClick={onClose}>{t('ask.understood')}</Button>
        </DialogFooter>
      )}
    </Dialog>
  );
}
