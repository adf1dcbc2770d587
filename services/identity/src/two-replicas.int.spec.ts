import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { createServiceClient, identitySigner, newIdentityKey, type ServiceClient } from '@pusula/service-kit/http';
import { silentLog } from '@pusula/service-kit/log';
import { type RunningService, startService } from '@pusula/service-kit/service';
import {
  aUser,
  eventually,
  READY_MS,
  removeTopology,
  serverUrl,
  startPostgres,
  TEST_TIMEOUT_SCALE,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { aNewUser, configOf, gateway, LINK_KEY, NEW_PASSWORD } from './identity.testing.ts';
import { createIdentityService, schema } from './service.ts';

const amqpUrl = serverUrl('rabbitmq');
const prefix = `test-${randomBytes(6).toString('hex')}`;
let postgres: TestPostgres;
let replicas: readonly [RunningService, RunningService];
let clients: readonly [ServiceClient, ServiceClient];
const recorded: { name: string; subject: string; data: unknown }[] = [];
let stopRecording: () => Promise<void>;

/** Two processes' worth of the service on one database, and on one RabbitMQ where there is one. */
beforeAll(async () => {
  postgres = await startPostgres();
  const key = await newIdentityKey('gateway');
  const config = configOf({
    DATABASE_URL: await postgres.freshDatabase(),
    IDENTITY_JWKS: JSON.stringify({ keys: [key.publicKey] }),
    HOST: '127.0.0.1',
    PORT: '0',
    AMQP_PREFIX: prefix,
    DRAIN_GRACE_MS: '0',
    ...(amqpUrl ? { AMQP_URL: amqpUrl } : {}),
  });
  const start = () => startService({ name: 'identity', schema, config, log: silentLog(), create: (parts) => createIdentityService(parts) });
  replicas = await Promise.all([start(), start()]);
  await Promise.all(replicas.map((replica) => replica.ready(AbortSignal.timeout(READY_MS))));
  const identity = await identitySigner('gateway', key.privateKey);
  const clientOf = ({ url }: RunningService) =>
    createServiceClient({ name: 'identity', baseUrl: url, identity, timeoutScale: TEST_TIMEOUT_SCALE });
  clients = [clientOf(replicas[0]), clientOf(replicas[1])];
  const subscriptions = await Promise.all(
    (amqpUrl ? replicas.slice(0, 1) : replicas).map(({ bus, db }, place) =>
      bus.subscribe(`${prefix}.ears.${place}`, {
        events: [contracts.linkRequested, contracts.accountWelcomed, contracts.accountErased],
        database: db,
        handle: async ({ name, subject, data }) => {
          recorded.push({ name, subject, data });
        },
      }),
    ),
  );
  stopRecording = async () => {
    await Promise.all(subscriptions.map(({ stop }) => stop()));
  };
});
afterAll(async () => {
  await stopRecording?.();
  await Promise.all((clients ?? []).map((client) => client.close()));
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await postgres?.stop();
  if (amqpUrl) await removeTopology(amqpUrl, prefix, [...contracts.SERVICE_NAMES, 'gateway', 'ears.0']);
});

const at = (place: number) => clients[place % 2] as ServiceClient;
const atBoth = <T>(tries: number, call: (client: ServiceClient) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: tries }, (_, place) => call(at(place))));
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
const register = (client: ServiceClient, user = aNewUser()) =>
  client.call(contracts.registerAccount, { authenticationType: 'Basic', user, language: 'tr' }, { caller: gateway });
/** Nobody registers as one. */
async function newAdmin(): Promise<contracts.Account> {
  const { account } = await register(at(0));
  await replicas[0].db.manager.query(`update account set user_type = 'admin', is_verified = true where id = $1`, [account.id]);
  return account;
}
const linkOf = (id: string) =>
  eventually(() => {
    const found = recorded.filter(({ name, subject }) => name === contracts.linkRequested.name && subject === id);
    expect(found).toHaveLength(1);
    return mailedLinkToken(LINK_KEY, (found[0] as { data: contracts.DataOf<typeof contracts.linkRequested> }).data.requestId);
  });

describe(`two replicas on one database${amqpUrl ? ' and RabbitMQ' : ''}`, () => {
  it('give an address to one of many who register it at once, and ask for one link', async () => {
    const user = aNewUser();
    const outcomes = await atBoth(8, (client) => register(client, user));
    const [won] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.account] : []));
    expect(codesOf(outcomes)).toEqual(Array.from({ length: 7 }, () => 'USER_ALREADY_EXIST'));
    await expect(linkOf(won?.id ?? '')).resolves.toHaveLength(43);
  });

  it('S9: open a link once, wherever it was asked for, and welcome its owner once', async () => {
    const { account } = await register(at(0));
    const token = await linkOf(account.id);
    const outcomes = await atBoth(20, (client) => client.call(contracts.useLink, { token }, { caller: gateway }));
    expect(codesOf(outcomes)).toEqual(Array.from({ length: 19 }, () => 'TOKEN_NOT_FOUND'));
    const welcomes = () => recorded.filter(({ name, subject }) => name === contracts.accountWelcomed.name && subject === account.id);
    await eventually(() => expect(welcomes()).toHaveLength(1));
  });

  it('forget at once, both, whom one of them has erased', async () => {
    const { account } = await register(at(1));
    const erase = (client: ServiceClient) =>
      client.call(contracts.eraseAccount, { id: account.id, authenticationType: 'Basic', password: NEW_PASSWORD }, { caller: gateway });
    const outcomes = await atBoth(4, erase);
    expect([outcomes.length - codesOf(outcomes).length, new Set(codesOf(outcomes))]).toEqual([1, new Set(['USER_NOT_FOUND'])]);
    const known = (client: ServiceClient) => client.call(contracts.accountData, { id: account.id }, { caller: gateway });
    expect(codesOf(await atBoth(2, known))).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND']);
  });

  it('write one audit log, whole and in one order, both of them at once', async () => {
    const { id: actorId } = await newAdmin();
    const people = await Promise.all(Array.from({ length: 10 }, (_, place) => register(at(place))));
    const edits = people.flatMap(({ account }) => [account.id, account.id, account.id]);
    const revised = await Promise.allSettled(
      edits.map((id, place) =>
        at(place).call(
          contracts.reviseAccount,
          { actorId, id, edit: { email: `${id}-${place}@example.com` }, isProven: true },
          { caller: gateway },
        ),
      ),
    );
    expect(codesOf(revised)).toEqual([]);
    const caller = aUser({ id: actorId, role: 'admin' });
    for (const client of clients)
      expect(await client.call(contracts.auditIntegrity, {}, { caller })).toEqual({
        entries: edits.length,
        isIntact: true,
        firstBroken: null,
      });
    const rows = await replicas[0].db.manager.query('select sequence from audit_entry order by sequence');
    expect(rows).toEqual(edits.map((_, place) => ({ sequence: place + 1 })));
  });
});
