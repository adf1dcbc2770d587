import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailQueue } from '@pusula/contracts';
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
  const caller = aUser({ id: ids.next(), role: 'admin' });
  it.each(badCallsByRoute([{ endpoint: mailQueue, caller, input: {} }]))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(mail, calls)).toEqual([]);
  });
});
