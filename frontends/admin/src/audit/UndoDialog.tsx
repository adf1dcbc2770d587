import type { AuditEntry } from '@pusula/contracts';
import { apiStatus, selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Note } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { AUDIT_UNDO, auditLog } from './audit.slice.ts';
import { useNames } from './names.ts';
import { removesAccess, useUndoResults } from './undo-results.ts';

const Results = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-left: var(--s4);
  border-left: 1px solid var(--rule-2);
  overflow-wrap: anywhere;
`;

/** Of these another try changes nothing. */
const FINAL: readonly unknown[] = ['CONFLICT', 'NOT_UNDOABLE'];

/** Asks before an action is undone, and says what that leads to: it holds at once, for the person whom it is about. */
export function UndoDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTexts('audit');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { subjectName } = useNames();
  const resultsOf = useUndoResults();
  const { loading, success, error } = useSelector(selectApiStatus(AUDIT_UNDO));
  // biome-ignore lint/correctness/useExhaustiveDependencies(onClose): what closes the dialog is another function with each render
  useEffect(() => {
    if (success) onClose();
  }, [success]);
  useEffect(() => () => void dispatch(apiStatus.cleared(AUDIT_UNDO)), [dispatch]);
  const isDanger = removesAccess(entry);
  const isOver = error !== null && FINAL.includes(error.message);
  const name = subjectName(entry);
  const email = entry.person?.email;
  const text = t(`undo.text.${entry.subject.kind}`, { name: email && email !== name ? `${name} (${email})` : name });
  return (
    <Dialog open alert={isDanger} onClose={onClose} title={t('undo.title')} text={text}>
      <Results>
        {resultsOf(entry).map((result) => (
          <li key={result}>{result}</li>
        ))}
      </Results>
      {error && <Note tone="bad">{error.message === 'CONFLICT' ? t('undo.conflict') : problemText(error)}</Note>}
      <DialogFooter cancel={t(isOver ? 'undo.close' : 'cancel')} onCancel={onClose}>
        {!isOver && (
          <Button look={isDanger ? 'danger' : 'main'} busy={loading} onClick={() => dispatch(auditLog.undoConfirmed(entry.id))}>
            {t('undo.submit')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
