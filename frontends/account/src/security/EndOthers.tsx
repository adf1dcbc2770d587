import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { otherSessionsEndRequested, SESSION_END } from './sessions.ts';

/** Ends every session but this one, after asking. */
export function EndOthers({ count }: { count: number }) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(SESSION_END));
  const [asks, setAsks] = useState(false);
  if (count < 1) return null;
  const close = () => setAsks(false);
  return (
    <>
      <Button look="line" busy={loading} onClick={() => setAsks(true)}>
        {t('sessions.endOthers')}
      </Button>
      <Dialog open={asks} onClose={close} title={t('sessions.endOthersTitle')} text={t('sessions.endOthersText', { count })}>
        <DialogFooter cancel={t('cancel')} onCancel={close}>
          <Button
            onClick={() => {
              close();
              dispatch(otherSessionsEndRequested());
            }}
          >
            {t('sessions.endOthers')}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
