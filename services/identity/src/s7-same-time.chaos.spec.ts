import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { gateway, type IdentityUnderTest, startIdentity, timesAsLong } from './identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

describe('S7: the time of an answer does not tell whether an address is known', () => {
  it('when somebody signs in', async () => {
    const { email } = await identity.imported();
    const verify = identity.test.callAs(gateway);
    const attempt = (address: string) => () =>
      expect(verify(contracts.verifyCredentials, { email: address, password: 'wrong' })).rejects.toThrow('INVALID_CREDENTIALS');
    const ratio = await timesAsLong(attempt(email), attempt('nobody@example.com'), 41);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('when somebody registers', async () => {
    const { email } = await identity.imported();
    const taken = () => expect(identity.register({ email })).rejects.toThrow('USER_ALREADY_EXIST');
    const ratio = await timesAsLong(taken, () => identity.register(), 21);
    // A free one has rows to write as well; without the hash it would be an eighth.
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(1.5);
  });
});
