import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DataOf, signInNoticed } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { eventAbout, type IdentityUnderTest, ids, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const AT = '2026-03-04T05:06:07.000Z';
const notice = (subject: string, notice: DataOf<typeof signInNoticed>['notice']) =>
  identity.test.bus.publish([
    { id: randomUUID(), name: signInNoticed.name, subject, occurredAt: AT, data: { id: subject, notice, at: AT } },
  ]);

it('has a letter written to the owner, in their language', async () => {
  const { id, email } = await identity.imported({ language: 'en' });
  await notice(id, 'new-device');
  await notice(id, 'new-device');
  await notice(id, 'session-replayed');
  expect(await eventAbout(identity.notices, id, ({ notice }) => notice === 'session-replayed')).toMatchObject({
    email,
    language: 'en',
    at: AT,
  });
});

it('has none written to somebody who is gone or disabled', async () => {
  const [{ id: disabled }, gone, { id: last }] = [await identity.imported({ status: 'disabled' }), ids.next(), await identity.imported()];
  for (const id of [disabled, gone, last]) await notice(id, 'new-device');
  await eventAbout(identity.notices, last);
  await eventually(() => expect([identity.notices.about(disabled), identity.notices.about(gone)]).toEqual([undefined, undefined]));
});
