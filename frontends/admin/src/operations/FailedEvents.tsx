import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { EmptyState, ErrorModal, RetryNotice, Select, Skeleton, Small, Soft } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RefreshButton } from '../console/RefreshButton.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { type Choice, FailedEventDialog } from './FailedEventDialog.tsx';
import { FailedQueue } from './FailedQueue.tsx';
import { DEAD_LETTER_CHANGE, failedEvents } from './operations.slice.ts';
import { Bar, Stack } from './Part.styles.ts';

/** Events that their services gave up, by queue: looked into, handled again or thrown away. `?queue=` shows one queue alone. */
export function FailedEvents() {
  const { t } = useTexts('operations');
  const [query, setQuery] = useSearchParams();
  const { data: found, error, loading, retry: load } = useOpened(failedEvents, {});
  const [choice, setChoice] = useState<Choice | null>(null);
  const wanted = query.get('queue') ?? '';
  const filled = [...new Set(found?.deadLetters.map(({ queue }) => queue))];
  const shown = filled.filter((queue) => wanted === '' || queue === wanted);
  const names = new Set([...filled, ...(wanted ? [wanted] : [])]);
  const total = found?.total ?? 0;
  return (
    <Stack>
      <Bar>
        <Soft>{shown.length > 0 && t('failedEvents.text')}</Soft>
        <RefreshButton busy={loading} onClick={load} />
      </Bar>
      {(names.size > 1 || wanted !== '') && (
        <Toolbar>
          <Select
            label={t('failedEvents.queue')}
            value={wanted}
            options={[
              { value: '', label: t('failedEvents.all') },
              ...[...names].map((name) => ({ value: name, label: t(`service.${name}`) })),
            ]}
            onChange={({ target: { value: queue } }) => setQuery({ part: 'failed-events', ...(queue && { queue }) })}
          />
        </Toolbar>
      )}
      {error && <RetryNotice problem={error} busy={loading} onRetry={load} />}
      {!found && !error && <Skeleton $height="192px" />}
      {found && shown.length === 0 && <EmptyState title={t('failedEvents.none')}>{t('failedEvents.noneText')}</EmptyState>}
      {shown.map((queue) => (
        <FailedQueue
          key={queue}
          queue={queue}
          events={found?.deadLetters.filter((one) => one.queue === queue) ?? []}
          onChoose={setChoice}
        />
      ))}
      {found && total > found.deadLetters.length && <Small>{t('failedEvents.some', { shown: found.deadLetters.length, total })}</Small>}
      {choice && <FailedEventDialog choice={choice} onClose={() => setChoice(null)} />}
      <ErrorModal requestKey={DEAD_LETTER_CHANGE} title={t('failedEvents.failed')} onRetry={load} />
    </Stack>
  );
}
