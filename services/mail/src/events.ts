import { accountErased, accountWelcomed, linkRequested, noticeRaised } from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import type { Deps } from './deps.ts';
import { forgetLetters } from './letters/forget-letters.ts';
import { sendLink } from './letters/send-link.ts';
import { sendNotice } from './letters/send-notice.ts';
import { sendWelcome } from './letters/send-welcome.ts';

/** What this service hears. */
export const events = (deps: Deps) => [
  on(accountWelcomed, sendWelcome(deps)),
  on(linkRequested, sendLink(deps)),
  on(noticeRaised, sendNotice(deps)),
  on(accountErased, forgetLetters(deps)),
];
