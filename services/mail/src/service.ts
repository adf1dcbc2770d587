import { mailForgot, noticeRaised } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { api } from './api.ts';
import type { MailConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { events } from './events.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { SentLetters1760000000001 } from './migrations/0001-sent-letters.ts';
import { LettersOfAccounts1763750000001 } from './migrations/0002-letters-of-accounts.ts';
import { NewestLetters1764000000001 } from './migrations/0003-newest-letters.ts';
import { Emails1764100000004 } from './migrations/0004-emails.ts';
import { LettersByAccount1764700000005 } from './migrations/0005-letters-by-account.ts';
import { isGoodbyeOver } from './sending/forget-account-emails.ts';
import { importSent } from './sending/import-sent.ts';
import type { MailTransport } from './sending/mail-transport.ts';
import { SentEmailTable } from './sending/sent-email.ts';
import { emailSweeper } from './sending/sweep-emails.ts';

export { mailConfig } from './config.ts';
export { type EmailFromElsewhere, importSent } from './sending/import-sent.ts';

export type MailService = Service & { readonly importSent: ReturnType<typeof importSent> };

export const schema: Schema = {
  tables: [SentEmailTable],
  migrations: [
    SentLetters1760000000001,
    LettersOfAccounts1763750000001,
    NewestLetters1764000000001,
    Emails1764100000004,
    LettersByAccount1764700000005,
  ],
};

/**
 * Turns events into mails, in the language of whoever gets them.
 * @param carrier of the mails in place of the configured SMTP server
 */
export function createMailService(options: ServiceOptions<MailConfig>, carrier?: MailTransport): MailService {
  const deps = createDeps(options, carrier);
  return {
    api: api(deps),
    events: events(deps),
    jobs: [emailSweeper(deps)],
    figures: [deps.emailFigure],
    importSent: importSent(deps),
    pages: deps.mailbox ? [serveMailbox(deps.mailbox, deps.brand.name)] : [],
    forgetting: { receipt: mailForgot, isForgotten: isGoodbyeOver(deps), keeps: [noticeRaised] },
  };
}
