import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Note, RetryNotice } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { AUDIT_INTEGRITY, auditLog, selectAudit } from './audit.slice.ts';

/** Whether the log is as it was written. */
export function IntegrityResult() {
  const { t } = useTexts('audit');
  const dispatch = useDispatch();
  const { integrity } = useSelector(selectAudit);
  const { error, loading } = useSelector(selectApiStatus(AUDIT_INTEGRITY));
  if (error) return <RetryNotice problem={error} busy={loading} onRetry={() => dispatch(auditLog.integrityAsked())} />;
  return (
    <div role="status">
      {integrity &&
        (integrity.isIntact ? (
          <Note>{t('integrity.intact', { count: integrity.entries })}</Note>
        ) : (
          <Note tone="bad">{t('integrity.broken', { count: integrity.entries, id: integrity.firstBroken })}</Note>
        ))}
    </div>
  );
}
