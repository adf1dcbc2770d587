import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { EmptyState, ErrorModal, RetryNotice, Select, Skeleton, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { PARKED_CHANGE, parkedEvents } from './operations.slice.ts';
import { type Choice, ParkedDialog } from './ParkedDialog.tsx';
import { ParkedQueue } from './ParkedQueue.tsx';
import { Bar, Stack } from './Part.styles.ts';

/** Events that their services gave up, by queue: looked into, handled again or thrown away. `?queue=` shows one queue alone. */
export function ParkedEvents() {
  const { t } = useTexts('operations');
  const [query, setQuery] = useSearchParams();
  const { data: parked, error, loading, retry: load } = useOpened(parkedEvents, {});
  const [choice, setChoice] = useState<Choice | null>(null);
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
