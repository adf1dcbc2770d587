import { type Notice, type noticeRaised, SERVER_LIMITS } from '@pusula/contracts';
import { repeatedWarning } from '@pusula/service-kit/log';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { accountDeletedEmail } from '../emails/account-deleted.ts';
import { emailChangedEmail } from '../emails/email-changed.ts';
import type { EmailOf } from '../emails/layout.ts';
import { newDeviceEmail } from '../emails/new-device.ts';
import type { NoticeFacts } from '../emails/notice-facts.ts';
import { passkeyAddedEmail } from '../emails/passkey-added.ts';
import { passkeyRemovedEmail } from '../emails/passkey-removed.ts';
import { passwordChangedEmail } from '../emails/password-changed.ts';
import { providerLinkedEmail } from '../emails/provider-linked.ts';
import { providerUnlinkedEmail } from '../emails/provider-unlinked.ts';
import { recoveryCodeUsedEmail } from '../emails/recovery-code-used.ts';
import { recoveryCodesMadeEmail } from '../emails/recovery-codes-made.ts';
import { registrationAttemptedEmail } from '../emails/registration-attempted.ts';
import { roleChangedEmail } from '../emails/role-changed.ts';
import { sessionReplayedEmail } from '../emails/session-replayed.ts';
import { GOODBYE, GOODBYE_TRIED_MS } from './forget-account-emails.ts';
import { sendEmail } from './send-email.ts';
import { countSent } from './sent-email.ts';

export const NOTICE_EMAILS: Readonly<Record<Notice, EmailOf<NoticeFacts>>> = {
  'password-changed': passwordChangedEmail,
  'email-changed': emailChangedEmail,
  'registration-attempted': registrationAttemptedEmail,
  'provider-linked': providerLinkedEmail,
  'provider-unlinked': providerUnlinkedEmail,
  'account-deleted': accountDeletedEmail,
  'passkey-added': passkeyAddedEmail,
  'passkey-removed': passkeyRemovedEmail,
  'recovery-codes-made': recoveryCodesMadeEmail,
  'recovery-code-used': recoveryCodeUsedEmail,
  'new-device': newDeviceEmail,
  'session-replayed': sessionReplayedEmail,
  'role-changed': roleChangedEmail,
};

/** Tells the owner of an address what was done with it; of one kind no more than somebody can read: what raises notices can be done again and again. */
export const sendNotice = (deps: Deps): Consumer<typeof noticeRaised> => {
  const { clock, log } = deps;
  const warn = repeatedWarning(log, 'enough notices of one kind were sent to an account, more are left out');
  return async (tx, { id: eventId, data }, trying) => {
    const { notice } = data;
    const since = new Date(clock.now().getTime() - SERVER_LIMITS.noticesWindowMs);
    if ((await countSent(tx, data.id, notice, since)) >= SERVER_LIMITS.noticesPerAccount)
      return warn(undefined, { account: data.id, kind: notice });
    const until = notice === GOODBYE ? { until: new Date(Date.parse(data.at) + GOODBYE_TRIED_MS) } : {};
    const write = () => NOTICE_EMAILS[notice](data, deps.brand, data);
    return sendEmail(deps, tx, { eventId, kind: notice, receiver: data, ...until }, trying, write);
  };
};
