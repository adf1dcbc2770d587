import type { ListedDeadLetter } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { InspectDialog } from './InspectDialog.tsx';
import { operations, type Queue } from './operations.slice.ts';

/** What is to be done with a failed event, or with all of a queue. */
export type Choice =
  | { readonly ask: 'inspect'; readonly event: ListedDeadLetter }
  | { readonly ask: 'discard'; readonly event: ListedDeadLetter }
  | { readonly ask: 'replayAll'; readonly queue: Queue };

/** Shows an event, or asks before something is done that cannot be taken back. */
export function FailedEventDialog({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const { t } = useTexts('operations');
  const dispatch = useDispatch();
  if (choice.ask === 'inspect') return <InspectDialog event={choice.event} onClose={onClose} />;
  const isDiscard = choice.ask === 'discard';
  const text = isDiscard
    ? t('failedEvents.discardText', { event: choice.event.event })
    : t('failedEvents.replayAllText', { name: t(`service.${choice.queue}`) });
  const confirm = () => {
    onClose();
    dispatch(
      isDiscard ? operations.discarded({ queue: choice.event.queue, id: choice.event.id }) : operations.replayed({ queue: choice.queue }),
    );
  };
  return (
    <Dialog
      open
      alert={isDiscard}
      onClose={onClose}
      title={t(isDiscard ? 'failedEvents.discardTitle' : 'failedEvents.replayAllTitle')}
      text={text}
    >
      <DialogFooter cancel={t('cancel')} onCancel={onClose}>
        <Button look={isDiscard ? 'danger' : 'main'} onClick={confirm}>
          {t(isDiscard ? 'failedEvents.discard' : 'failedEvents.replayAll')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
