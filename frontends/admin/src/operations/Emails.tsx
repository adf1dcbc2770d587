import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { ErrorModal, RetryNotice, Skeleton, Small, Soft } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { EmailFilters } from './EmailFilters.tsx';
import { emails, emailsInput, MAIL_RETRY, operations, selectMailFilter } from './operations.slice.ts';
import { Bar, Figures, Stack } from './Part.styles.ts';
import { useEmailColumns } from './use-email-columns.tsx';

const OUTCOMES = ['sent', 'refused', 'expired'] as const;

/** What became of e-mails: how many in a day, and each of the last ones, searched and filtered. */
export function Emails() {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  const filter = useSelector(selectMailFilter);
  const [firstFilter] = useState(filter);
  const { data: mail, error, loading, retry: load } = useOpened(emails, emailsInput(firstFilter));
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useEmailColumns(setOpenId);
  const change = (next: typeof filter) => {
    dispatch(operations.mailFiltered(next));
    dispatch(emails.typed(emailsInput(next)));
  };
  const isFiltered = Object.values(filter).some(Boolean);
  const open = mail?.emails.find(({ id }) => id === openId);
  return (
    <Stack>
      <Bar>
        <Small>{mail && t(`mail.carrier.${mail.carrier}`)}</Small>
        <RefreshButton busy={loading} onClick={load} />
      </Bar>
      {error && <RetryNotice problem={error} busy={loading} onRetry={load} />}
      {!mail && !error && <Skeleton $height="96px" />}
      {mail && (
        <>
          <Small>{t('mail.day')}</Small>
          <Figures aria-label={t('mail.day')}>
            {OUTCOMES.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`mail.count.${outcome}`)}</dt>
                <dd>{formatNumber(mail[outcome], language)}</dd>
              </div>
            ))}
          </Figures>
          <EmailFilters filter={filter} onChange={change} />
          {mail.emails.length === 0 ? (
            <Soft role="status">{t(isFiltered ? 'mail.noneFound' : 'mail.none')}</Soft>
          ) : (
            <DataTable caption={t('mail.caption')} columns={columns} rows={mail.emails} idOf={({ id }) => id} isBusy={loading} />
          )}
          {mail.total > mail.emails.length && <Small>{t('mail.some', { total: mail.total, shown: mail.emails.length })}</Small>}
        </>
      )}
      {open && <EmailDialog email={open} onClose={() => setOpenId(null)} />}
      <ErrorModal requestKey={MAIL_RETRY} title={t('mail.retryFailed')} onRetry={load} />
    </Stack>
  );
}
