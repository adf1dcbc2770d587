import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened, useResource } from '@pusula/frontend-kit/resource';
import { Button, EmptyState, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { managedTree } from '../categories/categories.slice.ts';
import { Page } from '../console/Page.tsx';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AUDIT_ENTRIES, auditIntegrity, auditLog, selectAudit } from './audit.slice.ts';
import { Entries } from './Entries.tsx';
import { IntegrityResult } from './IntegrityResult.tsx';
import { useAuditAddress } from './use-audit-address.ts';

/** /admin/audit: who did what to whom and when. */
export default function AuditLog() {
  const { t, language } = useTexts('audit');
  const dispatch = useDispatch();
  const address = useAuditAddress();
  const { entries } = useSelector(selectAudit);
  const { error, loading } = useSelector(selectApiStatus(AUDIT_ENTRIES));
  const { loading: isChecking } = useResource(auditIntegrity);
  const { filter } = address;
  useEffect(() => void dispatch(auditLog.opened(filter)), [dispatch, filter]);
  // Entries name categories by their ids.
  useOpened(managedTree, { language });
  const again = () => dispatch(auditLog.refreshed());
  const isFiltered = Object.keys(filter).length > 0;
  const actions = (
    <>
      <Button look="text" small busy={isChecking} onClick={() => dispatch(auditIntegrity.opened({}))}>
        {t('integrity.check')}
      </Button>
      <RefreshButton busy={loading && entries !== null} onClick={again} />
    </>
  );
  return (
    <Page title={t('title')} actions={actions}>
      <IntegrityResult />
      <AuditFilters {...address} />
      {error && <RetryNotice problem={error} busy={loading} onRetry={again} />}
      {!entries && !error && <LogSkeleton />}
      {entries?.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'none.filtered' : 'none.title')}
          actions={
            isFiltered && (
              <Button look="line" onClick={address.clear}>
                {t('filter.clear')}
              </Button>
            )
          }
        >
          {t(isFiltered ? 'none.filteredText' : 'none.text')}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <Entries entries={entries} />}
    </Page>
  );
}

const ROWS = 8;
function LogSkeleton() {
  return Array.from({ length: ROWS }, (_, place) => (
    // A row that is still on its way has no other name than its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Skeleton key={place} $height="64px" />
  ));
}
