import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { timeOf } from '@pusula/frontend-kit/time';
import { Badge, RetryNotice, Small, type Tone } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { HEALTH, operations, type ServiceState, selectHealth } from './operations.slice.ts';
import { Badges, Bar, Code, Stack } from './Part.styles.ts';

const SERVICES = 7;
const BREAKER_TONES: Readonly<Record<NonNullable<ServiceState['breaker']>, Tone>> = { closed: 'good', 'half-open': 'warn', open: 'bad' };
const CHECK_TONES: Readonly<Record<string, Tone>> = { ok: 'good', slow: 'warn', away: 'bad' };

/** Every service as it answers now, looked at again every ten seconds. */
export function Services() {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  const health = useSelector(selectHealth);
  const { error, loading } = useSelector(selectApiStatus(HEALTH));
  useEffect(() => {
    dispatch(operations.healthWatched());
    return () => void dispatch(operations.healthLeft());
  }, [dispatch]);
  const columns = useServiceColumns();
  const again = () => dispatch(operations.healthWatched());
  const unready = health?.services.filter(({ isReady }) => !isReady).length ?? 0;
  return (
    <Stack>
      <Bar>
        <Small role="status">
          {health &&
            `${unready === 0 ? t('services.allReady') : t('services.unready', { count: unready })} · ${t('asOf', { time: timeOf(health.at, language) })}`}
        </Small>
        <RefreshButton busy={loading} onClick={again} />
      </Bar>
      {error && <RetryNotice problem={error} busy={loading} onRetry={again} />}
      {(health || !error) && (
        <DataTable
          caption={t('services.caption')}
          columns={columns}
          rows={health?.services ?? []}
          idOf={({ name }) => name}
          awaitedRows={SERVICES}
        />
      )}
    </Stack>
  );
}

function useServiceColumns(): Column<ServiceState>[] {
  const { t, i18n, language } = useTexts('operations');
  const count = (value: number | null) => (value === null ? t('unknown') : formatNumber(value, language));
  const word = (kind: 'check' | 'checkState', name: string) => (i18n.exists(`operations:${kind}.${name}`) ? t(`${kind}.${name}`) : name);
  return [
    {
      key: 'name',
      heading: t('services.name'),
      isRowHeading: true,
      cell: ({ name }) => (
        <>
          {t(`service.${name}`)}
          <Code>{name}</Code>
        </>
      ),
    },
    {
      key: 'isReady',
      heading: t('services.state'),
      cell: ({ isReady }) => <Badge $tone={isReady ? 'good' : 'bad'}>{t(isReady ? 'services.ready' : 'services.notReady')}</Badge>,
    },
    {
      key: 'checks',
      heading: t('services.checks'),
      cell: ({ checks }) => (
        <Badges>
          {Object.entries(checks).map(([name, state]) => (
            <Badge key={name} $tone={CHECK_TONES[state] ?? 'plain'}>
              {`${word('check', name)}: ${word('checkState', state)}`}
            </Badge>
          ))}
        </Badges>
      ),
    },
    {
      key: 'tookMs',
      heading: t('services.took'),
      isNumber: true,
      cell: ({ tookMs }) => (tookMs === null ? t('unknown') : t('services.ms', { ms: tookMs })),
    },
    {
      key: 'breaker',
      heading: t('services.breaker'),
      cell: ({ breaker }) => (breaker === null ? t('unknown') : <Badge $tone={BREAKER_TONES[breaker]}>{t(`breaker.${breaker}`)}</Badge>),
    },
    { key: 'waiting', heading: t('services.waiting'), isNumber: true, cell: ({ waiting }) => count(waiting) },
    {
      key: 'parked',
      heading: t('services.parked'),
      isNumber: true,
      cell: ({ parked, name }) => (parked ? <Link to={{ search: `?part=parked&queue=${name}` }}>{count(parked)}</Link> : count(parked)),
    },
  ];
}
