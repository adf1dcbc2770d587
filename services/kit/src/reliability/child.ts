import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { identitySigner } from '../http/identity.ts';
import { newIdentityKey } from '../http/identity-key.ts';
import { createServiceClient, type ServiceClient } from '../http/service-client.ts';
import { eventually } from '../testing/eventually.ts';
import { testConfig } from '../testing/service-under-test.ts';
import { record } from './ledger-service.ts';
import { SLACK } from './load.ts';

export type LedgerProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  /** Records one fact. @throws when it was not accepted, or nobody knows whether it was */
  readonly record: (subject: string, n: number, delayMs?: number) => Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly stop: () => Promise<number | NodeJS.Signals>;
};

type Settings = {
  readonly databaseUrl: string;
  readonly amqpUrl?: string;
  readonly prefix?: string;
  readonly killAt?: string;
  readonly killAfter?: number;
  /** How long it goes on serving after the signal to stop. */
  readonly drainGraceMs?: number;
};

const SHORT_GRACE_MS = 300;

/** Starts the ledger as a process of its own and waits until it is ready. */
export async function startLedgerProcess(settings: Settings): Promise<LedgerProcess> {
  const { databaseUrl, amqpUrl, prefix = 'test', killAt, killAfter, drainGraceMs = SHORT_GRACE_MS } = settings;
  const key = await newIdentityKey('gateway');
  const { IDENTITY_JWKS } = testConfig(databaseUrl, key.publicKey);
  const child = fork(join(__dirname, 'ledger-main.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      TIMEOUT_SCALE: process.env.TIMEOUT_SCALE,
      DATABASE_URL: databaseUrl,
      IDENTITY_JWKS: JSON.stringify(IDENTITY_JWKS),
      DRAIN_GRACE_MS: String(drainGraceMs),
      AMQP_PREFIX: prefix,
      ...(amqpUrl ? { AMQP_URL: amqpUrl } : {}),
      ...(killAt ? { KILL_AT: killAt, KILL_AFTER: String(killAfter ?? 1) } : {}),
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const message = await Promise.race([once(child, 'message'), ended.then((how) => Promise.reject(new Error(`the ledger ended: ${how}`)))]);
  const url = `http://127.0.0.1:${(message[0] as { port: number }).port}`;
  await eventually(async () => {
    if (child.exitCode === null && (await fetch(`${url}/health/ready`)).status !== 200) throw new Error('not ready');
  }, SLACK * 30_000);
  const client = createServiceClient({ name: 'profile', baseUrl: url, identity: await identitySigner('gateway', key.privateKey) });
  void ended.then(() => client.close());
  return {
    child,
    url,
    ended,
    record: (subject, n, delayMs = 0) => recordWith(client, subject, n, delayMs),
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const recordWith = async (client: ServiceClient, subject: string, n: number, delayMs: number): Promise<void> => {
  await client.call(record, { subject, n, delayMs }, { caller: { type: 'Service', name: 'gateway' } });
};
