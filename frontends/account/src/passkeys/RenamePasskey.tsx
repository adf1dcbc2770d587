import type { Passkey } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useDispatch } from 'react-redux';
import { NameDialog } from './NameDialog.tsx';
import { PASSKEY_CHANGE, passkeys } from './passkeys.slice.ts';
import { useDone } from './use-done.ts';

export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTexts('passkeys');
  const dispatch = useDispatch();
  const { error, loading } = useDone(PASSKEY_CHANGE, onClose);
  return (
    <NameDialog
      title={t('renameTitle')}
      text={t('renameText')}
      action={t('save')}
      name={name}
      problem={error}
      busy={loading}
      onName={(next) => dispatch(passkeys.renamed({ id, name: next }))}
      onClose={onClose}
    />
  );
}
