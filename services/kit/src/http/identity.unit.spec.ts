import { describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@pusula/contracts';
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { identitySigner, identityVerifier } from './identity.ts';
import { newIdentityKey } from './identity-key.ts';

const caller: Caller = { type: 'User', id: 'u', role: 'member', verified: true, email: 'u@example.com', sessionId: 's' };
const now = () => Math.floor(Date.now() / 1_000);

async function setUp() {
  const [gateway, mail, stranger] = await Promise.all([newIdentityKey('gateway'), newIdentityKey('mail'), newIdentityKey('gateway')]);
  const verify = identityVerifier({ audience: 'profile', keys: { keys: [gateway.publicKey, mail.publicKey] } });
  const forge = async (payload: JWTPayload, key = gateway, header = {}) =>
    new SignJWT({ iss: 'gateway', aud: 'profile', iat: now(), exp: now() + 30, caller, ...payload } as JWTPayload)
      .setProtectedHeader({ alg: 'EdDSA', kid: String(key.privateKey.kid), ...header })
      .sign(await importJWK(key.privateKey, 'EdDSA'));
  return { gateway, mail, stranger, verify, forge };
}

describe('S3: the identity header', () => {
  it('says who calls, and is remembered', async () => {
    const { gateway, verify } = await setUp();
    const header = await (await identitySigner('gateway', gateway.privateKey)).sign(caller, 'profile');
    expect(await verify(header)).toEqual(caller);
    expect(await verify(header)).toBe(await verify(header));
  });
  it('lets a service speak for itself', async () => {
    const { mail, verify } = await setUp();
    const signer = await identitySigner('mail', mail.privateKey);
    expect(await verify(await signer.sign({ type: 'Service', name: 'mail' }, 'profile'))).toEqual({ type: 'Service', name: 'mail' });
  });
  it.each<[string, (parts: Awaited<ReturnType<typeof setUp>>) => Promise<string | string[] | undefined>]>([
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['two', async ({ forge }) => [await forge({}), await forge({})]],
    [
      'an unsigned one',
      async () => new UnsecuredJWT({ caller }).setIssuer('gateway').setAudience('profile').setIssuedAt().setExpirationTime('30s').encode(),
    ],
    ['another key under a known name', ({ forge, stranger, gateway }) => forge({}, stranger, { kid: gateway.privateKey.kid })],
    ['an unknown key', ({ forge, stranger }) => forge({}, stranger)],
    ['one for another service', ({ forge }) => forge({ aud: 'search' })],
    ['an unknown issuer', ({ forge }) => forge({ iss: 'evil' })],
    ['a key that is not the issuer’s', ({ forge, mail }) => forge({}, mail)],
    ['a service that speaks for a person', ({ forge, mail }) => forge({ iss: 'mail' }, mail)],
    ['a service that speaks for another', ({ forge, mail }) => forge({ iss: 'mail', caller: { type: 'Service', name: 'gateway' } }, mail)],
    ['an old one', ({ forge }) => forge({ iat: now() - 120, exp: now() - 60 })],
    ['one that lives too long', ({ forge }) => forge({ iat: now() - 120, exp: now() + 3_600 })],
    ['one without an end', ({ forge }) => forge({ exp: undefined } as never)],
    ['one from the future', ({ forge }) => forge({ nbf: now() + 60 })],
    ['a caller of no known shape', ({ forge }) => forge({ caller: { type: 'User', id: 'u', role: 'root' } })],
    ['no caller', ({ forge }) => forge({ caller: undefined })],
    [
      'a symmetric signature made with the public key',
      async ({ gateway }) =>
        new SignJWT({ caller })
          .setProtectedHeader({ alg: 'HS256', kid: String(gateway.publicKey.kid) })
          .setIssuer('gateway')
          .setAudience('profile')
          .setIssuedAt()
          .setExpirationTime('30s')
          .sign(new TextEncoder().encode(String(gateway.publicKey.x))),
    ],
  ])('is refused: %s', async (_name, make) => {
    const parts = await setUp();
    await expect(parts.verify(await make(parts))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
  it('remembered is forgotten when its time is over', async () => {
    const { gateway, verify } = await setUp();
    const header = await (await identitySigner('gateway', gateway.privateKey)).sign(caller, 'profile');
    await verify(header);
    const later = Date.now() + 40_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await expect(verify(header)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    clock.mockRestore();
  });
});
