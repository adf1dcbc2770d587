import { accountErased, accountWelcomed, linkRequested, noticeRaised } from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { forgetAccountEmails } from './sending/forget-account-emails.ts';
import { sendLink } from './sending/send-link.ts';
import { sendNotice } from './sending/send-notice.ts';
import { sendWelcome } from './sending/send-welcome.ts';

/** What this service consumes. */
export const events = (deps: Deps) => [
  on(accountWelcomed, sendWelcome(deps)),
  on(linkRequested, sendLink(deps)),
  on(noticeRaised, sendNotice(deps)),
  on(accountErased, forgetAccountEmails(deps)),
];
