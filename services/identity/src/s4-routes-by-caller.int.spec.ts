import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, startIdentity } from './identity.fixture.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('identity'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(identity.test, call)).toBe(call.refusal);
  });
});
