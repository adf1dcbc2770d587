import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf } from '@pusula/frontend-kit/time';
import { Badge, RetryNotice, Skeleton, Small, Soft, type Tone } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { MAIL, type Mail, operations, selectMail } from './operations.slice.ts';
import { Bar, Figures, Stack } from './Part.styles.ts';

type Letter = Mail['letters'][number];
const OUTCOMES = ['sent', 'refused', 'expired'] as const;
const TONES: Readonly<Record<Letter['outcome'], Tone>> = { sent: 'good', refused: 'bad', expired: 'warn' };

/** What became of letters: how many in a day, and each of the last ones. */
export function Letters() {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  const mail = useSelector(selectMail);
  const { error, loading } = useSelector(selectApiStatus(MAIL));
  const load = () => dispatch(operations.mailNeeded());
  useEffect(() => void dispatch(operations.mailNeeded()), [dispatch]);
  const columns = useLetterColumns();
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
          <Figures aria-label={t('mail.day')}>
            {OUTCOMES.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`mail.count.${outcome}`)}</dt>
                <dd>{formatNumber(mail[outcome], language)}</dd>
              </div>
            ))}
          </Figures>
          {mail.letters.length === 0 ? (
            <Soft>{t('mail.none')}</Soft>
          ) : (
            <DataTable caption={t('mail.caption')} columns={columns} rows={mail.letters} idOf={({ id }) => id} isBusy={loading} />
          )}
        </>
      )}
    </Stack>
  );
}

function useLetterColumns(): Column<Letter>[] {
  const { t, language } = useTexts('operations');
  return [
    {
      key: 'letter',
      heading: t('mail.letter'),
      isRowHeading: true,
      cell: ({ letter }) => t(`mail.kind.${letter}`, { defaultValue: letter }),
    },
    {
      key: 'account',
      heading: t('mail.account'),
      cell: ({ accountId }) => <Link to={`/admin/user-edit/${accountId}`}>{accountId}</Link>,
    },
    {
      key: 'outcome',
      heading: t('mail.outcome'),
      cell: ({ outcome }) => <Badge $tone={TONES[outcome]}>{t(`mail.state.${outcome}`)}</Badge>,
    },
    { key: 'at', heading: t('mail.at'), cell: ({ at }) => momentOf(at, language) },
  ];
}
