import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountEmails, type Caller, LIMITS } from '@pusula/contracts';
import { aUser, eventually, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { ids, notice, outcomeOf, startMail, welcome } from '../mail.testing.ts';

let postgres: TestPostgres;
let mail: ServiceUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  mail = await startMail(postgres, { carrier: { send: async () => undefined, close: async () => undefined } });
});
afterAll(async () => {
  await mail?.stop();
  await postgres?.stop();
});
const emailsOf = (id: string, caller: Caller = { type: 'Service', name: 'gateway' }) => mail.callAs(caller)(accountEmails, { id });
const sent = (eventId: string) => eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));

it('are told newest first with kind, state, address and time, and nobody else’s', async () => {
  const id = ids.next();
  const at = mail.clock.now().toISOString();
  await sent(await welcome(mail, { id, email: 'isil@example.com', firstName: 'Işıl' }));
  await sent(await welcome(mail, { email: 'another@example.com' }));
  mail.clock.advance(1_000);
  await sent(await notice(mail, 'password-changed', { id, email: 'isil@example.com' }));
  const { emails, total } = await emailsOf(id);
  expect([total, emails.map(({ kind }) => kind)]).toEqual([2, ['password-changed', 'welcome']]);
  expect(emails[1]).toEqual({
    kind: 'welcome',
    state: 'sent',
    address: 'isil@example.com',
    subject: expect.stringContaining('Işıl'),
    createdAt: at,
    at,
  });
});

it('are a thousand at most, and how many there are', async () => {
  const id = ids.next();
  const more = LIMITS.ownDataRows + 5;
  await mail.running.db.manager.query(
    `insert into email (event_id, kind, state, account_id, name, address, folded, subject, attempts, problem, created_at, at)
     select 'own-' || number, 'welcome', 'sent', $1, '', '', '', '', 1, '', $2::timestamptz, $2::timestamptz + number * interval '1 second'
     from generate_series(1, ${more}) number`,
    [id, mail.clock.now()],
  );
  const { emails, total } = await emailsOf(id);
  expect([emails.length, total]).toEqual([LIMITS.ownDataRows, more]);
});

it('are nobody’s but the gateway’s to ask for', async () => {
  const id = ids.next();
  await expect(emailsOf(id, aUser({ id }))).rejects.toThrow('INVALID_TOKEN_TYPE');
  expect(await emailsOf(id)).toEqual({ emails: [], total: 0 });
});
