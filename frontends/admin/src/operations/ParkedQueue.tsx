import type { ParkedEvent } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { shortMomentOf } from '../console/days.ts';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { operations, PARKED_CHANGE, type Queue } from './operations.slice.ts';
import type { Choice } from './ParkedDialog.tsx';
import { Bar, Code, RowButtons, Stack } from './Part.styles.ts';

type ParkedQueueProps = { queue: Queue; events: readonly ParkedEvent[]; onChoose: (choice: Choice) => void };

/** What one service gave up, the oldest first. */
export function ParkedQueue({ queue, events, onChoose }: ParkedQueueProps) {
  const { t } = useTexts('operations');
  const { loading } = useSelector(selectApiStatus(PARKED_CHANGE));
  const name = t(`service.${queue}`);
  return (
    <Stack as="section">
      <Bar>
        <h2>{name}</h2>
        <Button look="line" small busy={loading} onClick={() => onChoose({ ask: 'replayAll', queue })}>
          {t('parked.replayAll')}
        </Button>
      </Bar>
      <DataTable caption={t('parked.caption', { name })} columns={useParkedColumns(onChoose)} rows={events} idOf={({ id }) => id} />
    </Stack>
  );
}

function useParkedColumns(onChoose: (choice: Choice) => void): Column<ParkedEvent>[] {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  return [
    {
      key: 'event',
      heading: t('parked.event'),
      isRowHeading: true,
      cell: ({ event, subject }) => (
        <>
          {event}
          <Code>{subject}</Code>
        </>
      ),
    },
    { key: 'problem', heading: t('parked.problem'), inCard: 'line', cell: ({ problem }) => problem },
    {
      key: 'attempts',
      heading: t('parked.attempts'),
      width: '88px',
      isNumber: true,
      cell: ({ attempts }) => formatNumber(attempts, language),
      cardText: ({ attempts }) => t('parked.attemptCount', { count: attempts }),
    },
    {
      key: 'parkedAt',
      heading: t('parked.at'),
      width: '148px',
      cell: ({ parkedAt }) => (parkedAt ? shortMomentOf(parkedAt, language) : t('unknown')),
    },
    {
      key: 'actions',
      heading: t('parked.actions'),
      isHeadingHidden: true,
      width: '272px',
      inCard: 'line',
      cell: (event) => (
        <RowButtons>
          <Button
            look="text"
            small
            aria-label={t('parked.inspectOf', { event: event.event })}
            onClick={() => onChoose({ ask: 'inspect', event })}
          >
            {t('parked.inspect')}
          </Button>
          <Button
            look="text"
            small
            aria-label={t('parked.replayOf', { event: event.event })}
            onClick={() => dispatch(operations.replayed({ queue: event.queue, id: event.id }))}
          >
            {t('parked.replay')}
          </Button>
          <Button
            look="text"
            small
            aria-label={t('parked.discardOf', { event: event.event })}
            onClick={() => onChoose({ ask: 'discard', event })}
          >
            {t('parked.discard')}
          </Button>
        </RowButtons>
      ),
    },
  ];
}
