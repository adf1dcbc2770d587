import type { EmailState, QueuedEmail } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf } from '@pusula/frontend-kit/time';
import { Badge, type Tone } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { NARROW_TABLE } from '../table/DataTable.styles.ts';
import type { Column } from '../table/DataTable.tsx';
import { Code } from './Part.styles.ts';

const TONES: Readonly<Record<EmailState, Tone>> = { waiting: 'warn', failed: 'bad', sent: 'good', refused: 'bad', expired: 'warn' };

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--s3);
  > button {
    min-height: 24px;
    font-weight: 600;
    text-align: left;
    overflow-wrap: anywhere;
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;
/** What the columns say that a narrow table has no room for. */
const Narrow = styled.div`
  display: none;
  @container (max-width: ${NARROW_TABLE}) {
    display: block;
  }
`;

export function EmailStateBadge({ state }: { state: EmailState }) {
  const { t } = useTexts('operations');
  return <Badge $tone={TONES[state]}>{t(`mail.states.${state}`)}</Badge>;
}

/** The words for an e-mail: whom it went to, and when it is tried again. */
export function useEmailWords() {
  const { t, language } = useTexts('operations');
  return {
    receiver: ({ name, address }: QueuedEmail): string => name || address || t('mail.nobody'),
    next: ({ state, nextAttemptAt }: QueuedEmail): string => {
      if (nextAttemptAt !== null) return momentOf(nextAttemptAt, language);
      return t(state === 'waiting' ? 'mail.asSoon' : 'unknown');
    },
  };
}

/** The columns of the table of e-mails; a narrow one has a card for each. */
export function useEmailColumns(onOpen: (id: string) => void): Column<QueuedEmail>[] {
  const { t, language } = useTexts('operations');
  const { receiver, next } = useEmailWords();
  const kindOf = ({ kind }: QueuedEmail) => t(`mail.kinds.${kind}`);
  return [
    {
      key: 'receiver',
      heading: t('mail.receiver'),
      isRowHeading: true,
      cell: (email) => (
        <>
          <First>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(email.id)}>
              {receiver(email)}
            </button>
            <Narrow>
              <EmailStateBadge state={email.state} />
            </Narrow>
          </First>
          {email.name !== '' && <Code>{email.address}</Code>}
          <Narrow>
            <Code>{`${kindOf(email)} · ${momentOf(email.at, language)}`}</Code>
          </Narrow>
        </>
      ),
    },
    { key: 'kind', heading: t('mail.kind'), isWideOnly: true, cell: kindOf },
    { key: 'state', heading: t('mail.state'), isWideOnly: true, cell: ({ state }) => <EmailStateBadge state={state} /> },
    {
      key: 'attempts',
      heading: t('mail.attempts'),
      isNumber: true,
      isWideOnly: true,
      cell: ({ attempts }) => formatNumber(attempts, language),
    },
    { key: 'at', heading: t('mail.at'), isWideOnly: true, cell: ({ at }) => momentOf(at, language) },
    { key: 'next', heading: t('mail.next'), isWideOnly: true, cell: next },
  ];
}
