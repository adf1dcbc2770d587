import type { Caller, InputOf } from '@pusula/contracts';
import * as contracts from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { newUser } from '@pusula/contracts/testing';
import { type Environment, parseConfig, serviceConfig } from '@pusula/service-kit/config';
import type { ServiceConfig } from '@pusula/service-kit/service';
import {
  eventually,
  type RecordedEvents,
  recordEvents,
  type ServiceUnderTest,
  seededIds,
  startServiceUnderTest,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { type IdentityConfig, identityConfig } from './config.ts';
import { createIdentityService, type IdentityService, type ImportedAccount, schema } from './service.ts';

export const ids = seededIds(3);
export const gateway: Caller = { type: 'Service', name: 'gateway' };
export const PASSWORD = 'Deneme1!';
/** Passes both rules and is no common one. */
export const NEW_PASSWORD = 'Kayalık-42!';
export const LINK_KEY = Buffer.alloc(32, 9).toString('base64url');
export const AUDIT_KEY = Buffer.alloc(32, 10).toString('base64url');

type NewUserInput = contracts.InputOf<typeof contracts.registerAccount>['user'];
type RecordedByEvent = {
  readonly changes: RecordedEvents<typeof contracts.accountChanged>;
  readonly welcomes: RecordedEvents<typeof contracts.accountWelcomed>;
  readonly links: RecordedEvents<typeof contracts.linkRequested>;
  readonly notices: RecordedEvents<typeof contracts.noticeRaised>;
  readonly endings: RecordedEvents<typeof contracts.sessionsEnded>;
  readonly erasures: RecordedEvents<typeof contracts.accountErased>;
};

export type IdentityUnderTest = RecordedByEvent & {
  readonly test: ServiceUnderTest;
  readonly service: IdentityService;
  /** As the gateway, on its own account. */
  readonly ask: ReturnType<ServiceUnderTest['callAs']>;
  readonly query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** An account with the password PASSWORD. */
  readonly imported: (more?: Partial<ImportedAccount>) => Promise<ImportedAccount>;
  readonly register: (user?: Partial<NewUserInput>, more?: Partial<InputOf<typeof contracts.registerAccount>>) => Registering;
  /** The token of the link that was last asked for about an account. */
  readonly mailed: (id: string, purpose: contracts.LinkPurpose) => Promise<string>;
  readonly stop: () => Promise<void>;
};
type Registering = Promise<contracts.ReplyOf<typeof contracts.registerAccount>>;

/** Whatever a service of this kind reads, with the provider variables that a test names. */
export const configOf = (env: Environment = {}): IdentityConfig =>
  parseConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nobody@localhost/none',
      IDENTITY_JWKS: '{"keys":[{"kty":"OKP","kid":"none"}]}',
      LINK_KEY,
      AUDIT_KEY,
      DRAIN_GRACE_MS: '0',
      ...env,
    },
    identityConfig,
  );

/** The service's own variables alone: what every service reads has other values in a test, a drain without a wait among them. */
const ownConfigOf = (env: Environment = {}) =>
  Object.fromEntries(Object.entries(configOf(env)).filter(([name]) => !(name in serviceConfig))) as Omit<
    IdentityConfig,
    keyof ServiceConfig
  >;

export const aNewUser = (more: Partial<NewUserInput> = {}): NewUserInput => ({
  ...newUser(`${ids.next()}@example.com`, { password: NEW_PASSWORD }),
  userType: 'member',
  ...more,
});

export const anAccount = (passwordHash: string | null, more: Partial<ImportedAccount> = {}): ImportedAccount => {
  const id = ids.next();
  return {
    id,
    email: `${id}@example.com`,
    userType: 'member',
    status: 'enabled',
    isVerified: true,
    language: 'tr',
    passwordHash,
    person: {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      middleName: '',
      username: 'ayse',
      gender: 'Female',
      birthday: '1990-01-02',
      city: 'İzmir',
      country: 'TR',
      phone: '+905321234567',
      imageFileName: '',
      coaching: null,
    },
    ...more,
  };
};

export type IdentityOptions = Partial<Pick<Parameters<typeof startServiceUnderTest>[0], 'log'>> & {
  readonly env?: Environment;
  readonly postgres?: TestPostgres;
};

/** The identity service, and everything it says. */
export async function startIdentity({ env, ...options }: IdentityOptions = {}): Promise<IdentityUnderTest> {
  let made: IdentityService | undefined;
  const test = await startServiceUnderTest<IdentityConfig>({
    ...options,
    name: 'identity',
    schema,
    config: ownConfigOf(env),
    create: (parts) => {
      made = createIdentityService(parts);
      return made;
    },
  });
  if (!made) throw new Error('the service was not made');
  const service = made;
  const recorded: RecordedByEvent = {
    changes: await recordEvents(test, contracts.accountChanged),
    welcomes: await recordEvents(test, contracts.accountWelcomed),
    links: await recordEvents(test, contracts.linkRequested),
    notices: await recordEvents(test, contracts.noticeRaised),
    endings: await recordEvents(test, contracts.sessionsEnded),
    erasures: await recordEvents(test, contracts.accountErased),
  };
  const ask = test.callAs(gateway);
  const passwordHash = await service.hashPassword(PASSWORD);
  const query = (sql: string, values: unknown[] = []) => test.running.db.manager.query<Record<string, unknown>[]>(sql, values);
  return {
    ...recorded,
    test,
    service,
    ask,
    query,
    imported: async (more) => {
      const account = anAccount(passwordHash, more);
      await service.importAccounts([account]);
      return account;
    },
    register: (user, more) =>
      ask(contracts.registerAccount, {
        authenticationType: 'Basic',
        language: 'tr',
        ...more,
        user: aNewUser(user),
      } as never) as Registering,
    mailed: async (id, purpose) => {
      const [row] = await query(
        'select request_id from mailed_link where account_id = $1 and purpose = $2 and used_at is null order by request_id desc',
        [id, purpose],
      );
      if (!row) throw new Error(`no ${purpose} link has been asked for`);
      return mailedLinkToken(LINK_KEY, String(row.request_id));
    },
    stop: test.stop,
  };
}

/** Until so many statements of this database wait for a lock. */
export const untilWaiting = ({ query }: Pick<IdentityUnderTest, 'query'>, count: number): Promise<void> =>
  eventually(async () => {
    const [row] = await query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row?.waiting !== count) throw new Error(`${String(row?.waiting)} statements wait, not ${count}`);
  });

/** The last thing of an event that was said about somebody, once it has been recorded. @param isIt which of several is waited for */
export const eventAbout = <E extends contracts.EventDefinition>(
  said: RecordedEvents<E>,
  id: string,
  isIt: (data: contracts.DataOf<E>) => boolean = () => true,
) =>
  eventually(() => {
    const message = said.about(id);
    if (!message || !isIt(message.data)) throw new Error('it has not arrived');
    return message.data;
  });

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** How many times as long one thing takes as another, at their quickest of many turns: what a busy machine adds is never less than nothing. */
export async function timesAsLong(one: () => Promise<unknown>, other: () => Promise<unknown>, rounds: number): Promise<number> {
  const quickest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round += 1) {
    quickest[0] = Math.min(quickest[0], await timeOf(one));
    quickest[1] = Math.min(quickest[1], await timeOf(other));
  }
  return quickest[0] / quickest[1];
}
