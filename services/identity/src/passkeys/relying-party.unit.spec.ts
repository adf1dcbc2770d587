import { expect, it, jest } from '@jest/globals';
import type { PasskeyAttestation } from '@pusula/contracts';
import { type Log, silentLog } from '@pusula/service-kit/log';
import { ORIGIN, startAuthenticator } from './authenticator.testing.ts';
import { relyingParty } from './relying-party.ts';

const sent = (clientData: object): PasskeyAttestation => ({
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'), attestationObject: 'e30', transports: [] },
});

it('writes of rubbish without end a line for each reason every half minute, which says how often', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const lines: object[] = [];
  const log = { warn: (about: object) => void lines.push(about) } as unknown as Log;
  const { checkAttestation } = relyingParty('https://pusula.example', log);
  const refuse = (clientData: object) =>
    expect(checkAttestation(sent(clientData), 'challenge')).rejects.toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
  for (let turn = 0; turn < 50; turn += 1) await refuse({ type: 'webauthn.create', challenge: 'another' });
  await refuse({ crossOrigin: true });
  now.mockReturnValue(30_000);
  await refuse({ type: 'webauthn.create', challenge: 'another' });
  now.mockRestore();
  expect(lines).toMatchObject([{ reason: 'challenge' }, { reason: 'cross-origin' }, { reason: 'challenge', timesSinceLastTold: 49 }]);
});

it.each(['packed', 'android-key', 'tpm', 'apple', 'fido-u2f', 'anything'])(
  'looks at no statement of an authenticator’s maker, where somebody sends one (%s)',
  async (fmt) => {
    const attStmt = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(16)]],
    ]);
    const key = startAuthenticator();
    const attestation = key.attest({ challenge: 'Y2hhbGxlbmdl' }, { statement: { fmt, attStmt } });
    const { credentialId } = await relyingParty(ORIGIN, silentLog()).checkAttestation(attestation, 'Y2hhbGxlbmdl');
    expect(credentialId).toBe(key.credentialId);
  },
);
