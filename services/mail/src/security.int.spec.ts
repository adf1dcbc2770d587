import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountEmails, type Caller, mailQueue } from '@pusula/contracts';
import {
  aUser,
  badCallProblems,
  badCallsByRoute,
  callerProblems,
  callersByRoute,
  type ServiceUnderTest,
  startPostgres,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { ids, startMail } from './mail.testing.ts';

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

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('mail'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(mail, calls)).toEqual([]);
  });
});

describe('S12: bad calls', () => {
  const admin = aUser({ id: ids.next(), role: 'admin' });
  const gateway: Caller = { type: 'Service', name: 'gateway' };
  const calls = [
    { endpoint: mailQueue, caller: admin, input: {} },
    { endpoint: accountEmails, caller: gateway, input: { id: ids.next() } },
  ];
  it.each(badCallsByRoute(calls))('%s refuses every one', async (_route, bad) => {
    expect(await badCallProblems(mail, bad)).toEqual([]);
  });
});
