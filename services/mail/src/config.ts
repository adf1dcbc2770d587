import { type ConfigOf, inDevelopment, secret, serviceConfig, setting, sharedSettings } from '@pusula/service-kit/config';
import { z } from 'zod';

const smtpAddress = () =>
  secret(
    z
      .string()
      .refine(
        (value) => ['smtp:', 'smtps:'].includes(URL.parse(value)?.protocol ?? ''),
        'must be an address such as smtps://user:password@host:465',
      ),
  );

/** What this service reads from its environment. */
export const mailConfig = {
  ...serviceConfig,
  SMTP_URL: setting(
    '`smtps://user:password@host:465`; in development, without it, mails stay in `MAIL_DIR` and are read at `/dev/mailbox`',
    inDevelopment(smtpAddress(), undefined),
  ),
  MAIL_DIR: setting('Where mails lie without `SMTP_URL`', z.string().min(1, 'must not be empty').default('.data/mail')),
  MAIL_FROM: setting("Sender's address", inDevelopment(z.email('must be an e-mail address'), 'merhaba@pusula.example')),
  BRAND_NAME: sharedSettings.BRAND_NAME,
  BRAND_CONTACT_EMAIL: sharedSettings.BRAND_CONTACT_EMAIL,
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  LINK_KEY: sharedSettings.LINK_KEY,
} as const;
export type MailConfig = ConfigOf<typeof mailConfig>;
