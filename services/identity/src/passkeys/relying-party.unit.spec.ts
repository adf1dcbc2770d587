import { expect, it, jest } from '@jest/globals';
import type { PasskeyAttestation } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';
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
