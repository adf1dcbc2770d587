import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt } from '@pusula/service-kit/testing';
import { type ProfileUnderTest, startProfile } from './profile.fixture.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('profile'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(profile.test, call)).toBe(call.refusal);
  });
});
