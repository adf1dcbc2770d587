import type { LinkPurpose, linkRequested } from '@pusula/contracts';
import { type Consumer, mailedLinkToken } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { sendLetter } from '../sending/send-letter.ts';
import { activationLetter } from './activation.ts';
import { emailChangeLetter } from './email-change.ts';
import type { LinkFacts } from './link-facts.ts';
import { passwordResetLetter } from './password-reset.ts';
import type { LetterOf } from './stationery.ts';

export const LINK_LETTERS: Readonly<Record<LinkPurpose, LetterOf<LinkFacts>>> = {
  activation: activationLetter,
  'password-reset': passwordResetLetter,
  'email-change': emailChangeLetter,
};

/** Mails a link while it is good. Its token is made here and goes into the letter alone (S9). */
export const sendLink =
  (deps: Deps): Consumer<typeof linkRequested> =>
  (tx, { id: eventId, data }, trying) => {
    const { purpose, requestId, expiresAt } = data;
    const write = () => LINK_LETTERS[purpose](data, deps.brand, { token: mailedLinkToken(deps.config.LINK_KEY, requestId), expiresAt });
    return sendLetter(deps, tx, { eventId, letter: purpose, receiver: data, until: new Date(expiresAt) }, trying, write);
  };
