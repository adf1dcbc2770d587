import type { EmailState, QueuedEmail } from '@pusula/contracts';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import type { momentOf } from '@pusula/frontend-kit/time';
import type { Tone } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { shortMomentOf } from '../console/days.ts';
import type { Column } from '../table/DataTable.tsx';
import { OneLine } from '../table/OneLine.tsx';
import { State } from './State.tsx';

/** Of what went wrong, or may yet: an e-mail that was sent needs no mark. */
const TONES: Readonly<Record<EmailState, Tone | null>> = { waiting: 'warn', failed: 'bad', sent: null, refused: 'bad', expired: 'warn' };

const Open = styled.button`
  min-height: 24px;
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

export function EmailStateName({ state }: { state: EmailState }) {
  const { t } = useTexts('operations');
  return <State tone={TONES[state]}>{t(`mail.states.${state}`)}</State>;
}

/** The words for an e-mail: whom it went to, and when it is tried again, as short or long as there is room for. */
export function useEmailWords() {
  const { t, language } = useTexts('operations');
  return {
    receiver: ({ name, address }: QueuedEmail): string => name || address || t('mail.nobody'),
    next: ({ state, nextAttemptAt }: QueuedEmail, nameMoment: typeof momentOf): string => {
      if (nextAttemptAt !== null) return nameMoment(nextAttemptAt, language);
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
      width: '34%',
      cell: (email) => (
        <>
          <Open type="button" aria-haspopup="dialog" onClick={() => onOpen(email.id)}>
            {receiver(email)}
          </Open>
          {email.name !== '' && <OneLine>{email.address}</OneLine>}
        </>
      ),
    },
    { key: 'kind', heading: t('mail.kind'), cell: kindOf },
    { key: 'state', heading: t('mail.state'), width: '132px', inCard: 'column', cell: ({ state }) => <EmailStateName state={state} /> },
    {
      key: 'attempts',
      heading: t('mail.attempts'),
      width: '88px',
      isNumber: true,
      cell: ({ attempts }) => formatNumber(attempts, language),
      cardText: () => null,
    },
    { key: 'at', heading: t('mail.at'), width: '148px', cell: ({ at }) => shortMomentOf(at, language) },
    { key: 'next', heading: t('mail.next'), width: '148px', cell: (email) => next(email, shortMomentOf), cardText: () => null },
  ];
}
