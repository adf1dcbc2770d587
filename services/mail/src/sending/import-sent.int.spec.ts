import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountErased, mailQueue } from '@pusula/contracts';
import { isErased } from '@pusula/service-kit/erasure';
import { aUser, eventually, publish, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { ids, startMail } from '../mail.testing.ts';
import { type EmailFromElsewhere, importSent } from './import-sent.ts';

let postgres: TestPostgres;
let mail: ServiceUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  mail = await startMail(postgres, {});
});
afterAll(async () => {
  await mail?.stop();
  await postgres?.stop();
});

const brand = { name: 'Pusula', url: 'https://pusula.example', contact: 'yardim@pusula.example' };
const add = (...emails: EmailFromElsewhere[]) => importSent({ db: mail.running.db, brand })(emails);
const queue = () => mail.callAs(aUser({ id: ids.next(), role: 'admin' }))(mailQueue, {});
const ago = (ms: number) => new Date(mail.clock.now().getTime() - ms);
const to = (firstName: string, language: 'tr' | 'en' = 'tr') => ({
  id: ids.next(),
  email: `${firstName.toLowerCase()}@example.com`,
  firstName,
  lastName: 'Kaya',
  language,
});

it('they are listed at their time with the subjects of ours, and are not sent again by being imported again', async () => {
  const emails: EmailFromElsewhere[] = [
    { eventId: ids.next(), kind: 'activation', receiver: to('Nur'), at: ago(3 * 86_400_000), problem: '' },
    { eventId: ids.next(), kind: 'welcome', receiver: to('Deniz', 'en'), at: ago(3_600_000), problem: '' },
    { eventId: ids.next(), kind: 'welcome', receiver: to('Cem'), at: ago(60_000), problem: '550 no such mailbox' },
  ];
  expect([await add(...emails), await add(...emails)]).toEqual([3, 0]);
  const { sent, refused, emails: listed } = await queue();
  expect([sent, refused]).toEqual([1, 1]);
  expect(listed.map(({ name, subject, state, problem }) => [name, subject, state, problem])).toEqual([
    ['Cem Kaya', 'Pusula: Hoş geldiniz, Cem', 'refused', '550 no such mailbox'],
    ['Deniz Kaya', 'Pusula: Welcome, Deniz', 'sent', ''],
    ['Nur Kaya', 'Pusula: E-posta adresinizi doğrulayın', 'sent', ''],
  ]);
  expect(listed[2]?.createdAt).toBe(emails[0]?.at.toISOString());
});

it('S22: to an erased account none is noted', async () => {
  const receiver = to('Silinen');
  await publish(mail, accountErased, receiver.id, { id: receiver.id, version: 9 });
  await eventually(async () => expect(await isErased(mail.running.db.manager, receiver.id)).toBe(true));
  expect(await add({ eventId: ids.next(), kind: 'welcome', receiver, at: ago(1_000), problem: '' })).toBe(0);
});
