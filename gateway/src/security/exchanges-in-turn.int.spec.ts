import { expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { eventually, silentLog } from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

const { gateways, databaseUrl } = gatewaysOfFile({ TRUSTED_PROXIES: '127.0.0.1' });

const from = (network: string) => ({ 'x-forwarded-for': network });
const signIn = (email: string, network: string) =>
  gateways().first.call(contracts.login, { input: { email, password: RIGHT_PASSWORD }, headers: from(network) });
const exchange = (token: string, network: string) =>
  gateways().first.call(contracts.refreshToken, { token, input: { token, tokenType: 'User' }, headers: from(network) });

it('I2: whoever exchanges one token again and again keeps nobody from signing in, from their own tokens, or from ending sessions', async () => {
  const flooded = String((await signIn('thief@example.test', '2001:db8:1::1')).body.token);
  const other = String((await signIn('coach@example.test', '192.0.2.9')).body.token);
  const database = await openDatabase({ url: databaseUrl(), schema, log: silentLog() });
  const { promise: letGo, resolve: end } = Promise.withResolvers<void>();
  const [{ sid }] = [JSON.parse(Buffer.from(flooded.split('.')[1] ?? '', 'base64url').toString())] as [{ sid: string }];
  // Whatever holds the session's row, all exchanges of it wait for that.
  const holding = database.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select 1 from session where id = $1 for update', [sid]);
    await letGo;
  });
  const flood = Array.from({ length: 60 }, (_, at) => exchange(flooded, `2001:db8:1:${at}::1`).catch(() => undefined));
  const countWaiting = async () => {
    const [{ waiting }] = await database.manager.query(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    return waiting as number;
  };
  await eventually(async () => expect(await countWaiting()).toBeGreaterThan(0));

  expect((await signIn('coach@example.test', '192.0.2.9')).status).toBe(200);
  const fresh = await exchange(other, '192.0.2.9');
  expect(fresh.status).toBe(200);
  const ended = await gateways().first.call(contracts.revokeOtherSessions, { token: String(fresh.body.token), headers: from('192.0.2.9') });
  expect(ended.status).toBe(200);
  expect(await countWaiting()).toBeLessThanOrEqual(2);

  end();
  await holding;
  await Promise.all(flood);
  await database.close();
});
