import type { AuditEntry } from '@pusula/contracts';
import { apiStatus, selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogActions, Note } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AUDIT_UNDO, auditLog } from './audit.slice.ts';
import { useNames } from './names.ts';

/** Asks before an action is taken back: it holds at once, for the person whom it is about. */
export function UndoDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTexts('audit');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { subjectName } = useNames();
  const { loading, success, error } = useSelector(selectApiStatus(AUDIT_UNDO));
  // biome-ignore lint/correctness/useExhaustiveDependencies(onClose): what closes the dialog is another function with each render
  useEffect(() => {
    if (success) onClose();
  }, [success]);
  useEffect(() => () => void dispatch(apiStatus.cleared(AUDIT_UNDO)), [dispatch]);
  const name = subjectName(entry);
  const sentence = t(`action.${entry.action}`) + (name && `: ${name}`);
  return (
    <Dialog open onClose={onClose} title={t('undo.title')} text={t('undo.text', { sentence })}>
      {error && <Note tone="bad">{error.message === 'CONFLICT' ? t('undo.conflict') : problemText(error)}</Note>}
      <DialogActions>
        <Button look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={loading} onClick={() => dispatch(auditLog.undoConfirmed(entry.id))}>
          {t('undo.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
