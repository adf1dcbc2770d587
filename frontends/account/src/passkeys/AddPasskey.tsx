import { apiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, PlusIcon } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { deviceOf } from '../devices/device.ts';
import { NameDialog } from './NameDialog.tsx';
import { PASSKEY_ADDITION, passkeys } from './passkeys.slice.ts';
import { useDone } from './use-done.ts';

/** A name first, so that the browser's own dialog is the last thing before it is done. */
export function AddPasskey() {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { error, loading } = useDone(PASSKEY_ADDITION, close);
  return (
    <>
      <Button
        look="line"
        onClick={() => {
          dispatch(apiStatus.cleared(PASSKEY_ADDITION));
          setOpen(true);
        }}
      >
        <PlusIcon aria-hidden />
        {t('add')}
      </Button>
      {isOpen && (
        <NameDialog
          title={t('add')}
          text={t('addText')}
          action={t('goOn')}
          name={deviceOf(navigator.userAgent).names.join(', ') || t('myDevice')}
          problem={error}
          busy={loading}
          onName={(name) => dispatch(passkeys.added(name))}
          onClose={close}
        />
      )}
    </>
  );
}
