import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { EmptyState, ErrorModal, RetryNotice, Select, Skeleton, Small } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { operations, PARKED, PARKED_CHANGE, selectParked } from './operations.slice.ts';
import { type Choice, ParkedDialog } from './ParkedDialog.tsx';
import { ParkedQueue } from './ParkedQueue.tsx';
import { Bar, Stack } from './Part.styles.ts';

/** Events that their services gave up, by queue: looked into, handled again or thrown away. `?queue=` shows one queue alone. */
export function ParkedEvents() {
  const { t } = useTexts('operations');
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const parked = useSelector(selectParked);
  const { error, loading } = useSelector(selectApiStatus(PARKED));
  const [choice, setChoice] = useState<Choice | null>(null);
  const load = () => dispatch(operations.parkedNeeded());
  useEffect(() => void dispatch(operations.parkedNeeded()), [dispatch]);
  const wanted = query.get('queue') ?? '';
  const filled = [...new Set(parked?.letters.map(({ queue }) => queue))];
  const shown = filled.filter((queue) => wanted === '' || queue === wanted);
  const names = new Set([...filled, ...(wanted ? [wanted] : [])]);
  const total = parked?.total ?? 0;
  return (
    <Stack>
      <Bar>
        <Small>{parked && total > parked.letters.length && t('parked.some', { shown: parked.letters.length, total })}</Small>
        <RefreshButton busy={loading} onClick={load} />
      </Bar>
      {names.size > 0 && (
        <Toolbar>
          <Select
            label={t('parked.queue')}
            value={wanted}
            options={[{ value: '', label: t('parked.all') }, ...[...names].map((name) => ({ value: name, label: t(`service.${name}`) }))]}
            onChange={({ target: { value: queue } }) => setQuery({ part: 'parked', ...(queue && { queue }) })}
          />
        </Toolbar>
      )}
      {error && <RetryNotice problem={error} busy={loading} onRetry={load} />}
      {!parked && !error && <Skeleton $height="192px" />}
      {parked && shown.length === 0 && <EmptyState title={t('parked.none')}>{t('parked.noneText')}</EmptyState>}
      {shown.map((queue) => (
        <ParkedQueue key={queue} queue={queue} events={parked?.letters.filter((one) => one.queue === queue) ?? []} onChoose={setChoice} />
      ))}
      {choice && <ParkedDialog choice={choice} onClose={() => setChoice(null)} />}
      <ErrorModal requestKey={PARKED_CHANGE} title={t('parked.failed')} onRetry={load} />
    </Stack>
  );
}
