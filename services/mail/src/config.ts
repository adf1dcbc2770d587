import { type ConfigOf, hmacKey, httpAddress, inDevelopment, secret, serviceConfig } from '@pusula/service-kit/config';
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

/** What this service reads from its environment; README.md has the table. */
export const mailConfig = {
  ...serviceConfig,
  /** Without it, while developing, messages stay in MAIL_DIR and can be read at /dev/mailbox/. */
  SMTP_URL: inDevelopment(smtpAddress(), undefined),
  MAIL_DIR: z.string().min(1, 'must not be empty').default('.data/mail'),
  MAIL_FROM: inDevelopment(z.email('must be an e-mail address'), 'merhaba@pusula.example'),
  BRAND_NAME: z.string().trim().min(1, 'must not be empty').max(40, 'must be at most 40 characters').default('Pusula'),
  /** The address that e-mails give for replies. */
  BRAND_CONTACT_EMAIL: z.email('must be an e-mail address').default('merhaba@pusula.example'),
  /** Where visitors find the product: what links in mails begin with. */
  PUBLIC_URL: inDevelopment(httpAddress(), 'http://localhost:8080'),
  /** Makes the tokens of mailed links; the identity service has the same. */
  LINK_KEY: hmacKey(),
} as const;
export type MailConfig = ConfigOf<typeof mailConfig>;
