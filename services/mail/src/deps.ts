import { mailActionTaken } from '@pusula/contracts';
import { dataAccessRecorder, type RecordDataAccess } from '@pusula/service-kit/audit';
import type { Figure, ServiceOptions } from '@pusula/service-kit/service';
import type { MailConfig } from './config.ts';
import type { Brand } from './emails/email.ts';
import { folderMailbox, type Mailbox } from './mailbox/mailbox.ts';
import type { MailTransport, Message } from './sending/mail-transport.ts';
import { measuredTransport } from './sending/measured-transport.ts';
import { smtpTransport } from './sending/smtp-transport.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions<MailConfig> & {
  readonly transport: MailTransport;
  /** Where messages stay on this machine. */
  readonly mailbox: Mailbox | undefined;
  readonly brand: Brand;
  readonly from: Message['from'];
  readonly emailFigure: Figure;
  readonly recordDataAccess: RecordDataAccess;
};

/** @param carrier of the mails in place of the configured SMTP server */
export function createDeps(options: ServiceOptions<MailConfig>, carrier?: MailTransport): Deps {
  const { SMTP_URL, MAIL_DIR, MAIL_FROM, BRAND_NAME, BRAND_CONTACT_EMAIL, PUBLIC_URL, REQUIRE_TLS } = options.config;
  const brand: Brand = { name: BRAND_NAME, url: PUBLIC_URL.replace(/\/+$/, ''), contact: BRAND_CONTACT_EMAIL };
  const mailbox: Mailbox | undefined = SMTP_URL === undefined ? folderMailbox(MAIL_DIR) : undefined;
  const { transport, figure: emailFigure } = measuredTransport(
    carrier ?? mailbox ?? smtpTransport({ url: SMTP_URL ?? '', requiresTls: REQUIRE_TLS }),
  );
  return {
    ...options,
    transport,
    emailFigure,
    mailbox,
    brand,
    from: { name: brand.name, address: MAIL_FROM },
    recordDataAccess: dataAccessRecorder(mailActionTaken, options),
  };
}
