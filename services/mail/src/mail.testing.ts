import { accountWelcomed, type DataOf, type LinkPurpose, linkRequested, type Notice, noticeRaised } from '@pusula/contracts';
import { queueOf } from '@pusula/service-kit/bus';
import { publish, type ServiceUnderTest, seededIds, startServiceUnderTest, type TestPostgres } from '@pusula/service-kit/testing';
import type { MailConfig } from './config.ts';
import type { MailTransport } from './sending/mail-transport.ts';
import { createMailService, schema } from './service.ts';

export const LINK_KEY = Buffer.alloc(32, 7).toString('base64url');
export const ids = seededIds(11);
export const SETTINGS = {
  SMTP_URL: undefined,
  MAIL_DIR: '.data/mail',
  MAIL_FROM: 'merhaba@pusula.example',
  BRAND_NAME: 'Pusula',
  BRAND_CONTACT_EMAIL: 'yardim@pusula.example',
  PUBLIC_URL: 'https://pusula.example/',
  LINK_KEY,
} as const;

type StartOptions = Partial<Pick<Parameters<typeof startServiceUnderTest<MailConfig>>[0], 'log' | 'clock' | 'bus'>> & {
  readonly config?: Partial<MailConfig>;
  readonly carrier?: MailTransport;
};

export const startMail = (postgres: TestPostgres, { config, carrier, ...more }: StartOptions): Promise<ServiceUnderTest> =>
  startServiceUnderTest<MailConfig>({
    name: 'mail',
    schema,
    create: (parts) => createMailService(parts, carrier),
    postgres,
    config: { ...SETTINGS, ...config },
    ...more,
  });

type Receiver = {
  readonly id?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly language?: 'tr' | 'en';
  readonly userType?: DataOf<typeof accountWelcomed>['userType'];
};
const receiver = ({ id = ids.next(), email = 'ayse@example.com', firstName = 'Ayşe', lastName = 'Yılmaz', language = 'tr' }: Receiver) => ({
  id,
  email,
  firstName,
  lastName,
  language,
});

/** Each tells the service an event. @returns the event's id */
export async function welcome(mail: ServiceUnderTest, to: Receiver = {}, eventId = ids.next()): Promise<string> {
  const data = { ...receiver(to), userType: to.userType ?? 'member' };
  await publish(mail, accountWelcomed, data.id, data, eventId);
  return eventId;
}

export async function requestLinkEmail(
  mail: ServiceUnderTest,
  purpose: LinkPurpose,
  {
    requestId = ids.next(),
    expiresAt = inAnHour(mail),
    confirmsOwner = false,
    ...to
  }: Receiver & { readonly requestId?: string; readonly expiresAt?: string; readonly confirmsOwner?: boolean } = {},
  eventId = ids.next(),
): Promise<string> {
  const data = { ...receiver(to), requestId, purpose, expiresAt, confirmsOwner };
  await publish(mail, linkRequested, data.id, data, eventId);
  return eventId;
}

export async function notice(mail: ServiceUnderTest, kind: Notice, to: Receiver = {}, eventId = ids.next()): Promise<string> {
  const data = { ...receiver(to), notice: kind, at: mail.clock.now().toISOString() };
  await publish(mail, noticeRaised, data.id, data, eventId);
  return eventId;
}

const inAnHour = ({ clock }: ServiceUnderTest) => new Date(clock.now().getTime() + 3_600_000).toISOString();

/** What became of the email of an event; undefined while it is under way. */
export async function outcomeOf({ running }: ServiceUnderTest, eventId: string): Promise<string | undefined> {
  const rows = await running.db.manager.query<{ outcome: string }[]>('select outcome from sent_letter where event_id = $1', [eventId]);
  return rows[0]?.outcome;
}

/** Lets messages that wait for their next attempt be tried now. */
export const hurry = ({ running }: ServiceUnderTest): Promise<unknown> =>
  running.db.manager.query('update delivery set due_at = now() where dead_at is null');

/** Everything that rests in the service's database, as text. */
export async function everyRow({ running }: ServiceUnderTest): Promise<string> {
  const tables = await running.db.manager.query<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => running.db.manager.query<unknown[]>(`select t::text from ${name} t`)));
  return JSON.stringify(rows);
}

export const QUEUE = queueOf('test', 'mail');
