import type { AuditEntry } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useNow } from '@pusula/frontend-kit/time';
import { Button, RetryNotice } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AUDIT_OLDER, auditLog, selectAudit } from './audit.slice.ts';
import { Entry } from './Entry.tsx';
import { UndoDialog } from './UndoDialog.tsx';

const MINUTE_MS = 60_000;

/** The log, newest first, and the way to older entries. The address's fragment names one to look at. */
export function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTexts('audit');
  const dispatch = useDispatch();
  const { hash } = useLocation();
  const { next } = useSelector(selectAudit);
  const { error, loading } = useSelector(selectApiStatus(AUDIT_OLDER));
  const [undoing, setUndoing] = useState<AuditEntry | null>(null);
  const now = useNow(MINUTE_MS);
  const isThere = entries.some(({ id }) => `#${id}` === hash);
  useEffect(() => {
    if (!isThere) return;
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView({ block: 'start' });
    place?.focus();
  }, [hash, isThere]);
  const older = () => dispatch(auditLog.olderRequested());
  return (
    <>
      <ol aria-label={t('title')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} now={now} onUndo={setUndoing} />
        ))}
      </ol>
      {error && <RetryNotice problem={error} busy={loading} onRetry={older} />}
      {next && !error && (
        <div>
          <Button look="line" busy={loading} onClick={older}>
            {t('older')}
          </Button>
        </div>
      )}
      {undoing && <UndoDialog entry={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}
