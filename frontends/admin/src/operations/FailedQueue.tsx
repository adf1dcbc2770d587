import type { ListedDeadLetter } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { shortMomentOf } from '../console/days.ts';
import { type Column, DataTable } from '../table/DataTable.tsx';
import type { Choice } from './FailedEventDialog.tsx';
import { DEAD_LETTER_CHANGE, operations, type Queue } from './operations.slice.ts';
import { Bar, Code, RowButtons, Stack } from './Part.styles.ts';

type FailedQueueProps = { queue: Queue; events: readonly ListedDeadLetter[]; onChoose: (choice: Choice) => void };

/** What one service gave up, the oldest first. */
export function FailedQueue({ queue, events, onChoose }: FailedQueueProps) {
  const { t } = useTexts('operations');
  const { loading } = useSelector(selectApiStatus(DEAD_LETTER_CHANGE));
  const name = t(`service.${queue}`);
  return (
    <Stack as="section">
      <Bar>
        <h2>{name}</h2>
        <Button look="line" small busy={loading} onClick={() => onChoose({ ask: 'replayAll', queue })}>
          {t('failedEvents.replayAll')}
        </Button>
      </Bar>
      <DataTable
        caption={t('failedEvents.caption', { name })}
        columns={useFailedEventColumns(onChoose)}
        rows={events}
        idOf={({ id }) => id}
      />
    </Stack>
  );
}

function useFailedEventColumns(onChoose: (choice: Choice) => void): Column<ListedDeadLetter>[] {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  return [
    {
      key: 'event',
      heading: t('failedEvents.event'),
      isRowHeading: true,
      cell: ({ event, subject }) => (
        <>
          {event}
          <Code>{subject}</Code>
        </>
      ),
    },
    { key: 'problem', heading: t('failedEvents.problem'), inCard: 'line', cell: ({ problem }) => problem },
    {
      key: 'attempts',
      heading: t('failedEvents.attempts'),
      width: '88px',
      isNumber: true,
      cell: ({ attempts }) => formatNumber(attempts, language),
      cardText: ({ attempts }) => t('failedEvents.attemptCount', { count: attempts }),
    },
    {
      key: 'deadAt',
      heading: t('failedEvents.at'),
      width: '148px',
      cell: ({ deadAt }) => (deadAt ? shortMomentOf(deadAt, language) : t('unknown')),
    },
    {
      key: 'actions',
      heading: t('failedEvents.actions'),
      isHeadingHidden: true,
      width: '272px',
      inCard: 'line',
      cell: (event) => (
        <RowButtons>
          <Button
            look="text"
            small
            aria-label={t('failedEvents.inspectOf', { event: event.event })}
            onClick={() => onChoose({ ask: 'inspect', event })}
          >
            {t('failedEvents.inspect')}
          </Button>
          <Button
            look="text"
            small
            aria-label={t('failedEvents.replayOf', { event: event.event })}
            onClick={() => dispatch(operations.replayed({ queue: event.queue, id: event.id }))}
          >
            {t('failedEvents.replay')}
          </Button>
          <Button
            look="text"
            small
            aria-label={t('failedEvents.discardOf', { event: event.event })}
            onClick={() => onChoose({ ask: 'discard', event })}
          >
            {t('failedEvents.discard')}
          </Button>
        </RowButtons>
      ),
    },
  ];
}
