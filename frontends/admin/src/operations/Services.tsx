import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { timeOf } from '@pusula/frontend-kit/time';
import { Badge, RetryNotice, Small, type Tone } from '@pusula/frontend-kit/ui';
import { Link } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { health as healthResource, type ServiceState } from './operations.slice.ts';
import { Badges, Bar, Stack, Standing } from './Part.styles.ts';
import { State } from './State.tsx';

const SERVICES = 7;
/** What has to be looked at stands first; the rest stays in its order. */
const unreadyFirst = (services: readonly ServiceState[]) => [...services].sort((one, other) => Number(one.isReady) - Number(other.isReady));
/** Of what is not as it should be; of the rest, which is most, there is nothing to be seen. */
const BREAKER_TONES = { closed: null, 'half-open': 'warn', open: 'bad' } as const satisfies Record<string, Tone | null>;
const CHECK_TONES: Readonly<Record<string, Tone | null>> = { ok: null, slow: 'warn', away: 'bad' };

/** Every service as it answers now, looked at again every ten seconds. */
export function Services() {
  const { t, language } = useTexts('operations');
  const { data: health, error, loading, retry: again } = useOpened(healthResource, {});
  const columns = useServiceColumns();
  const unready = health?.services.filter(({ isReady }) => !isReady).length ?? 0;
  return (
    <Stack>
      <Bar>
        <Standing role="status">
          {health && (
            <State tone={unready === 0 ? null : 'bad'}>
              {`${unready === 0 ? t('services.allReady') : t('services.unready', { count: unready })} · ${t('asOf', { time: timeOf(health.at, language) })}`}
            </State>
          )}
        </Standing>
        <RefreshButton busy={loading} onClick={again} />
      </Bar>
      {error && <RetryNotice problem={error} busy={loading} onRetry={again} />}
      {(health || !error) && (
        <DataTable
          caption={t('services.caption')}
          columns={columns}
          rows={unreadyFirst(health?.services ?? [])}
          idOf={({ name }) => name}
          awaitedRows={SERVICES}
        />
      )}
    </Stack>
  );
}

function useServiceColumns(): Column<ServiceState>[] {
  const { t, language } = useTexts('operations');
  const count = (value: number | null) => (value === null ? t('unknown') : formatNumber(value, language));
  const breakerState = (state: keyof typeof BREAKER_TONES) => <State tone={BREAKER_TONES[state]}>{t(`breaker.${state}`)}</State>;
  const failed = ({ deadLetters, name }: ServiceState, text: string) =>
    deadLetters ? <Link to={{ search: `?part=failed-events&queue=${name}` }}>{text}</Link> : text;
  return [
    {
      key: 'name',
      heading: t('services.name'),
      isRowHeading: true,
      width: '22%',
      cell: ({ name }) => (
        <>
          {t(`service.${name}`)} <Small as="span">{name}</Small>
        </>
      ),
    },
    {
      key: 'isReady',
      heading: t('services.state'),
      width: '112px',
      inCard: 'column',
      cell: ({ isReady }) => <State tone={isReady ? null : 'bad'}>{t(isReady ? 'services.ready' : 'services.notReady')}</State>,
    },
    {
      key: 'checks',
      heading: t('services.checks'),
      inCard: 'line',
      cell: (service) => <Checks {...service} />,
      cardText: (service) => (service.isReady && Object.values(service.checks).every(isFine) ? null : <Checks {...service} />),
    },
    {
      key: 'tookMs',
      heading: t('services.took'),
      width: '132px',
      isNumber: true,
      cell: ({ tookMs }) => (tookMs === null ? t('unknown') : t('services.ms', { ms: tookMs })),
      cardText: ({ tookMs }) => (tookMs === null ? null : t('services.ms', { ms: tookMs })),
    },
    {
      key: 'breaker',
      heading: t('services.breaker'),
      width: '148px',
      cell: ({ breaker }) => (breaker === null ? t('unknown') : breakerState(breaker)),
      cardText: ({ breaker }) => (breaker === null || BREAKER_TONES[breaker] === null ? null : breakerState(breaker)),
    },
    {
      key: 'waiting',
      heading: t('services.waiting'),
      width: '96px',
      isNumber: true,
      cell: ({ waiting }) => count(waiting),
      cardText: ({ waiting }) => (waiting === null ? null : t('services.waitingCount', { count: waiting })),
    },
    {
      key: 'deadLetters',
      heading: t('services.failed'),
      width: '96px',
      isNumber: true,
      cell: (service) => failed(service, count(service.deadLetters)),
      cardText: (service) =>
        service.deadLetters === null ? null : failed(service, t('services.failedCount', { count: service.deadLetters })),
    },
  ];
}

const isFine = (state: string) => CHECK_TONES[state] === null;

/** What a service depends on: named while it works, marked when it does not. */
function Checks({ checks, isReady }: Pick<ServiceState, 'checks' | 'isReady'>) {
  const { t, i18n } = useTexts('operations');
  const word = (kind: 'check' | 'checkState', name: string) => (i18n.exists(`operations:${kind}.${name}`) ? t(`${kind}.${name}`) : name);
  const all = Object.entries(checks);
  // Of a service that does not answer nothing else is known.
  if (all.length === 0 && !isReady) return <Badge $tone="bad">{t('checkState.away')}</Badge>;
  const fine = all.filter(([, state]) => isFine(state)).map(([name]) => word('check', name));
  return (
    <Badges>
      {fine.join(', ')}
      {all
        .filter(([, state]) => !isFine(state))
        .map(([name, state]) => (
          <Badge key={name} $tone={CHECK_TONES[state] ?? 'plain'}>
            {`${word('check', name)}: ${word('checkState', state)}`}
          </Badge>
        ))}
    </Badges>
  );
}
