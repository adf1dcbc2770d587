import type { Figure, Parts } from '@pusula/service-kit';
import type { MailConfig } from './config.ts';
import type { Brand } from './letters/letter.ts';
import { folderMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { countedPost } from './sending/counted-post.ts';
import type { Message, Post } from './sending/post.ts';
import { smtpPost } from './sending/smtp-post.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<MailConfig> & {
  readonly post: Post;
  /** Where messages stay on this machine. */
  readonly mailbox: Mailbox | undefined;
  readonly brand: Brand;
  readonly from: Message['from'];
  readonly emailFigure: Figure;
};

/** @param carrier of the mails in place of the configured SMTP server */
export function createDeps(parts: Parts<MailConfig>, carrier?: Post): Deps {
  const { SMTP_URL, MAIL_DIR, MAIL_FROM, BRAND_NAME, BRAND_CONTACT_EMAIL, PUBLIC_URL } = parts.config;
  const brand: Brand = { name: BRAND_NAME, url: PUBLIC_URL.replace(/\/+$/, ''), contact: BRAND_CONTACT_EMAIL };
  const mailbox: Mailbox | undefined = SMTP_URL === undefined ? folderMailbox(MAIL_DIR) : undefined;
  const { post, figure: emailFigure } = countedPost(carrier ?? mailbox ?? smtpPost({ url: SMTP_URL ?? '' }));
  return { ...parts, post, emailFigure, mailbox, brand, from: { name: brand.name, address: MAIL_FROM } };
}
