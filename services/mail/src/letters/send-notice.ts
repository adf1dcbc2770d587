import type { Notice, noticeRaised } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { sendLetter } from '../sending/send-letter.ts';
import { accountDeletedLetter } from './account-deleted.ts';
import { emailChangedLetter } from './email-changed.ts';
import { GOODBYE, GOODBYE_TRIED_MS } from './forget-letters.ts';
import { newDeviceLetter } from './new-device.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { passkeyAddedLetter } from './passkey-added.ts';
import { passkeyRemovedLetter } from './passkey-removed.ts';
import { passwordChangedLetter } from './password-changed.ts';
import { providerLinkedLetter } from './provider-linked.ts';
import { recoveryCodeUsedLetter } from './recovery-code-used.ts';
import { recoveryCodesMadeLetter } from './recovery-codes-made.ts';
import { registrationAttemptedLetter } from './registration-attempted.ts';
import { sessionReplayedLetter } from './session-replayed.ts';
import type { LetterOf } from './stationery.ts';

export const NOTICE_LETTERS: Readonly<Record<Notice, LetterOf<NoticeFacts>>> = {
  'password-changed': passwordChangedLetter,
  'email-changed': emailChangedLetter,
  'registration-attempted': registrationAttemptedLetter,
  'provider-linked': providerLinkedLetter,
  'account-deleted': accountDeletedLetter,
  'passkey-added': passkeyAddedLetter,
  'passkey-removed': passkeyRemovedLetter,
  'recovery-codes-made': recoveryCodesMadeLetter,
  'recovery-code-used': recoveryCodeUsedLetter,
  'new-device': newDeviceLetter,
  'session-replayed': sessionReplayedLetter,
};

/** Tells the owner of an address what was done with it. */
export const sendNotice =
  (deps: Deps): Consumer<typeof noticeRaised> =>
  (tx, { id: eventId, data }, trying) => {
    const { notice } = data;
    const until = notice === GOODBYE ? { until: new Date(Date.parse(data.at) + GOODBYE_TRIED_MS) } : {};
    const write = () => NOTICE_LETTERS[notice](data, deps.brand, data);
    return sendLetter(deps, tx, { eventId, letter: notice, receiver: data, ...until }, trying, write);
  };
