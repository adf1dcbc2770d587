import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { startMail } from './mail.fixture.ts';

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

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('mail'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(mail, call)).toBe(call.refusal);
  });
});
