import type { ListedDeadLetter } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Dialog, Note, RetryNotice, Skeleton } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { failedMessage } from './operations.slice.ts';

const Message = styled.pre`
  margin: 0;
  max-height: 56svh;
  overflow: auto;
  padding: var(--s4);
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  background: var(--sunken);
  font: 400 0.8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const SPACES = 2;

/** JSON as people read it; what is no JSON as it came. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, SPACES);
  } catch {
    return text;
  }
}

/** A failed event, whole. It is fetched when it is asked for and forgotten when the dialog closes. */
export function InspectDialog({ event: { queue, id, event }, onClose }: { event: ListedDeadLetter; onClose: () => void }) {
  const { t } = useTexts('operations');
  const { data: message, error, retry } = useOpened(failedMessage, { queue, id });
  return (
    <Dialog
      open
      closeLabel={t('close')}
      onClose={onClose}
      title={event}
      text={t('failedEvents.inspectText', { name: t(`service.${queue}`) })}
    >
      <Note>{t('failedEvents.personal')}</Note>
      {error && <RetryNotice problem={error} onRetry={retry} />}
      {message === null && !error && <Skeleton $height="192px" />}
      {message !== null && (
        // Long ones scroll, and what scrolls has to be reached by keyboard.
        <Message tabIndex={0} role="region" aria-label={t('failedEvents.message')}>
          {readable(message)}
        </Message>
      )}
    </Dialog>
  );
}
