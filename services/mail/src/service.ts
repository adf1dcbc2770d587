import { mailForgot, noticeRaised } from '@pusula/contracts';
import type { Parts, Schema, Service } from '@pusula/service-kit';
import { api } from './api.ts';
import type { MailConfig } from './config.ts';
import { events } from './events.ts';
import { isGoodbyeOver } from './letters/forget-letters.ts';
import type { Brand } from './letters/letter.ts';
import { folderMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { serveMailbox } from './mailbox/serve-mailbox.ts';
import { SentLetters1760000000001 } from './migrations/0001-sent-letters.ts';
import { LettersOfAccounts1763750000001 } from './migrations/0002-letters-of-accounts.ts';
import { NewestLetters1764000000001 } from './migrations/0003-newest-letters.ts';
import type { Message, Post } from './sending/post.ts';
import { SentLetterTable } from './sending/sent-letter.ts';
import { smtpPost } from './sending/smtp-post.ts';

export { mailConfig } from './config.ts';

export const schema: Schema = {
  tables: [SentLetterTable],
  migrations: [SentLetters1760000000001, LettersOfAccounts1763750000001, NewestLetters1764000000001],
};

export type Deps = Parts<MailConfig> & {
  readonly post: Post;
  /** Where messages stay on this machine. */
  readonly mailbox: Mailbox | undefined;
  readonly brand: Brand;
  readonly from: Message['from'];
};

/**
 * Turns events into mails, in the language of whoever gets them.
 * @param carrier of the mails in place of the configured SMTP server
 */
export function createMailService(parts: Parts<MailConfig>, carrier?: Post): Service {
  const { SMTP_URL, MAIL_DIR, MAIL_FROM, BRAND_NAME, BRAND_CONTACT_EMAIL, PUBLIC_URL } = parts.config;
  const brand: Brand = { name: BRAND_NAME, url: PUBLIC_URL.replace(/\/+$/, ''), contact: BRAND_CONTACT_EMAIL };
  const mailbox: Mailbox | undefined = SMTP_URL === undefined ? folderMailbox(MAIL_DIR) : undefined;
  const post = carrier ?? mailbox ?? smtpPost({ url: SMTP_URL ?? '' });
  const deps: Deps = { ...parts, post, mailbox, brand, from: { name: brand.name, address: MAIL_FROM } };
  return {
    api: api(deps),
    events: events(deps),
    pages: mailbox ? [serveMailbox(mailbox)] : [],
    forgetting: { receipt: mailForgot, isForgotten: isGoodbyeOver(deps), keeps: [noticeRaised] },
  };
}
