import type { QueuedEmail } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { momentOf } from '@pusula/frontend-kit/time';
import { Button, Dialog, DialogFooter } from '@pusula/frontend-kit/ui';
import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAIL_RETRY, operations } from './operations.slice.ts';
import { EmailStateName, useEmailWords } from './use-email-columns.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  font: var(--t-small);
  dt {
    color: var(--ink-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      padding-bottom: var(--s2);
    }
  }
`;

/** One e-mail: what is known of it. Its text is not: it may hold a link that is a secret. */
export function EmailDialog({ email, onClose }: { email: QueuedEmail; onClose: () => void }) {
  const { t, language } = useTexts('operations');
  const dispatch = useDispatch();
  const { loading } = useSelector(selectApiStatus(MAIL_RETRY));
  const { receiver, next } = useEmailWords();
  const { id, kind, state, accountId, name, address, subject, attempts, problem, createdAt, at } = email;
  const facts = {
    subject: subject || t('unknown'),
    account: <Link to={`/admin/user-edit/${accountId}`}>{t('mail.toAccount')}</Link>,
    state: <EmailStateName state={state} />,
    attempts: formatNumber(attempts, language),
    created: momentOf(createdAt, language),
    at: momentOf(at, language),
    next: next(email, momentOf),
    problem: problem || t('mail.noProblem'),
  };
  return (
    <Dialog open onClose={onClose} title={t(`mail.kinds.${kind}`)} text={name === '' ? receiver(email) : `${name} · ${address}`}>
      <Facts>
        {Object.entries(facts).map(([fact, value]) => (
          <Fragment key={fact}>
            <dt>{t(`mail.${fact}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      <DialogFooter cancel={t('close')} onCancel={onClose}>
        {state === 'failed' && (
          <Button
            busy={loading}
            onClick={() => {
              dispatch(operations.emailRetried(id));
              onClose();
            }}
          >
            {t('mail.retry')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
