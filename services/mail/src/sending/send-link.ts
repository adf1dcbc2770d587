import type { LinkPurpose, linkRequested } from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import type { Consumer } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { activationEmail } from '../emails/activation.ts';
import { emailChangeEmail } from '../emails/email-change.ts';
import type { EmailOf } from '../emails/layout.ts';
import type { LinkFacts } from '../emails/link-facts.ts';
import { ownerConfirmationEmail } from '../emails/owner-confirmation.ts';
import { passwordResetEmail } from '../emails/password-reset.ts';
import { sendEmail } from './send-email.ts';

export const LINK_EMAILS: Readonly<Record<LinkPurpose, EmailOf<LinkFacts>>> = {
  activation: activationEmail,
  'password-reset': passwordResetEmail,
  'email-change': emailChangeEmail,
};

/** Mails a link while it is good. Its token is made here and goes into the email alone (S9). */
export const sendLink =
  (deps: Deps): Consumer<typeof linkRequested> =>
  (tx, { id: eventId, data }, trying) => {
    const { purpose, requestId, expiresAt, confirmsOwner } = data;
    const email = confirmsOwner ? ownerConfirmationEmail : LINK_EMAILS[purpose];
    const write = () => email(data, deps.brand, { token: mailedLinkToken(deps.config.LINK_KEY, requestId), expiresAt });
    return sendEmail(deps, tx, { eventId, kind: purpose, receiver: data, until: new Date(expiresAt) }, trying, write);
  };
