import { useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { Note, RetryNotice } from '@pusula/frontend-kit/ui';
import { auditIntegrity } from './audit.slice.ts';

/** Whether the log is as it was written. */
export function IntegrityResult() {
  const { t } = useTexts('audit');
  const { data: integrity, error, loading, retry } = useResource(auditIntegrity);
  if (error) return <RetryNotice problem={error} busy={loading} onRetry={retry} />;
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
