import type { EditedUser } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, ErrorModal, TrashIcon } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { STANDING, userEdit } from './user-edit.slice.ts';

/** Soft-deletes the person, after a question. */
export function DeleteUser({ user }: { user: EditedUser }) {
  const { t } = useTexts('userEdit');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(STANDING));
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    dispatch(userEdit.deleted(user));
  };
  return (
    <>
      <Button look="dangerLine" small busy={loading} onClick={() => setAsked(true)}>
        {!loading && <TrashIcon aria-hidden />}
        {t('delete.open')}
      </Button>
      <Dialog
        open={isAsked}
        alert
        onClose={() => setAsked(false)}
        title={t('delete.title', { name: `${user.firstName} ${user.lastName}` })}
        text={t('delete.text')}
      >
        <DialogFooter cancel={t('cancel')} onCancel={() => setAsked(false)}>
          <Button look="danger" onClick={remove}>
            {t('delete.submit')}
          </Button>
        </DialogFooter>
      </Dialog>
      <ErrorModal requestKey={STANDING} title={t('delete.failed')} onRetry={remove} />
    </>
  );
}
