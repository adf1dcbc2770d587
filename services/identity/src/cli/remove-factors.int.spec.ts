import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aUser } from '@pusula/service-kit/testing';
import { AUDIT_KEY, eventAbout, type IdentityUnderTest, ids, PASSWORD, startIdentity } from '../identity.testing.ts';
import { passkeysAt } from '../passkeys/passkeys.testing.ts';
import { runAccountCommand } from './account-command.ts';
import { removingFactors } from './commands.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const run = (email: string, auditKey = AUDIT_KEY) =>
  runAccountCommand(removingFactors, [email], { url: identity.test.running.db.url, auditKey });

const { ask, anOwner } = passkeysAt(() => identity);

it('lets somebody in with the password alone again, ends their sessions, and tells everybody who has to know', async () => {
  const { id, email, codes } = await anOwner();
  const { passkeys } = await ask<typeof contracts.accountFactors>(contracts.accountFactors, { id });
  expect(codes).toHaveLength(10);
  expect(await run(email)).toEqual({ exitCode: 0, text: expect.stringContaining('the passkey and all recovery codes are removed') });
  expect(
    (await ask<typeof contracts.verifyCredentials>(contracts.verifyCredentials, { email, password: PASSWORD })).secondStep,
  ).toBeUndefined();
  expect(await identity.query('select 1 from recovery_code where account_id = $1', [id])).toEqual([]);
  await eventAbout(identity.endings, id, ({ keptSessionId }) => keptSessionId === null);
  await eventAbout(identity.notices, id, ({ notice }) => notice === 'passkey-removed');
  const { entries } = await identity.test.callAs(aUser({ id, role: 'admin' }))(contracts.auditEntries, { subjectId: id });
  expect(entries[0]).toMatchObject({
    action: 'passkey-removed',
    actor: null,
    changes: [{ field: 'passkey', before: passkeys[0]?.id, after: null }],
  });
  expect(await run(email)).toEqual({ exitCode: 0, text: `${email} has no passkeys.` });
});

it('does nothing to somebody without passkeys, and says of nobody that there is no account', async () => {
  const { email } = await identity.imported();
  expect(await run(email)).toEqual({ exitCode: 0, text: `${email} has no passkeys.` });
  expect(await run(`${ids.next()}@example.com`)).toEqual({ exitCode: 1, text: expect.stringContaining('Nobody has an account') });
});

it('does nothing with another key than the log is written with', async () => {
  const { email } = await anOwner();
  const otherKey = Buffer.alloc(32, 11).toString('base64url');
  expect(await run(email, otherKey)).toEqual({ exitCode: 78, text: expect.stringContaining('AUDIT_KEY is not the key') });
  expect(await run(email)).toMatchObject({ exitCode: 0, text: expect.stringContaining('the passkey') });
});
