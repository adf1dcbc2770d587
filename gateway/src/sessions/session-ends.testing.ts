import { expect } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import type { GatewaysUnderTest, RunningClock } from '../testing/gateway-under-test.ts';
import { accountOf, goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';

export const claimsOf = (token: unknown) => JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

/** What people, services and attackers do with sessions at two replicas. @param running the gateways, once they run; `clock` is theirs */
export function sessionsOf(running: () => GatewaysUnderTest, clock: RunningClock) {
  const signIn = async (email: string) => String((await running().first.signIn(email)).body.token);
  const works = async (token: string, replica = running().second) =>
    (await replica.call(contracts.getCurrentUser, { token })).status === 200;
  const endsWithin = (ms: number, token: string) => eventually(async () => expect(await works(token)).toBe(false), ms);
  const call = (endpoint: contracts.Endpoint, token: string, input: object = {}) => running().first.call(endpoint, { token, input });
  const changed = (email: string, version: number, more: Partial<contracts.Account> = {}) => {
    const account = { ...accountOf(email), ...more };
    return running().publish(contracts.accountChanged, account.id, { id: account.id, version, account, person: null });
  };
  const ended = (email: string, openedBefore: Date, keptSessionId: string | null = null, messageId?: string) => {
    const { id } = accountOf(email);
    return running().publish(contracts.sessionsEnded, id, { id, openedBefore: openedBefore.toISOString(), keptSessionId }, messageId);
  };
  /** Everything that ends a session. */
  const ends: readonly (readonly [what: string, end: (email: string, token: string) => Promise<unknown>])[] = [
    ['its owner signs out', (_, token) => call(contracts.logout, token)],
    ['its owner ends all others', async (email) => call(contracts.revokeOtherSessions, await signIn(email))],
    [
      'its owner ends it from another one',
      async (email, token) => call(contracts.revokeSession, await signIn(email), { id: claimsOf(token).sid }),
    ],
    [
      'the password is reset',
      async (email) =>
        call(contracts.resetPassword, await running().first.publicToken(), { token: goodToken(email), password: 'New-Password-1' }),
    ],
    [
      'the password is changed in another one',
      async (email) =>
        call(contracts.changePassword, await signIn(email), { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' }),
    ],
    [
      'a provider is removed in another one',
      async (email) => call(contracts.unlinkProvider, await signIn(email), { authenticationType: 'Google', password: RIGHT_PASSWORD }),
    ],
    ['the account is erased by its owner', (_, token) => call(contracts.deleteAccount, token, { password: RIGHT_PASSWORD })],
    ['the account is disabled', (email) => changed(email, 2, { status: 'disabled' })],
    ['admin rights are taken from the account', (email) => changed(email, 2, { userType: 'member' })],
    ['the account is deleted', (email) => changed(email, 2, { status: 'deleted' })],
    [
      'the account is erased',
      (email) => running().publish(contracts.accountErased, accountOf(email).id, { id: accountOf(email).id, version: 2 }),
    ],
    ['its password was changed elsewhere', (email) => ended(email, clock.now())],
    [
      'an old token is presented again',
      async (_, token) => {
        const exchange = async (old: string) => {
          clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
          return String((await call(contracts.refreshToken, old, { token: old, tokenType: 'User' })).body.token);
        };
        await exchange(await exchange(token));
        await exchange(token);
      },
    ],
  ];
  /** Signs in, has the session end, and waits until the other replica knows it. */
  const expectEnd = async (what: string, end: (email: string, token: string) => Promise<unknown>, withinMs: number) => {
    const email = `${what.replaceAll(' ', '-')}@example.test`;
    const token = await signIn(email);
    expect(await works(token)).toBe(true);
    await end(email, token);
    await endsWithin(withinMs, token);
    expect((await call(contracts.refreshToken, token, { token, tokenType: 'User' })).body.errorMessage).toBe('UNAUTHORIZED');
  };
  return { signIn, works, endsWithin, call, changed, ended, ends, expectEnd };
}
