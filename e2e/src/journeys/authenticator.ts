import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A tab whose browser has an authenticator of its own: it holds passkeys and says yes to whatever it is asked. */
export type Authenticator = {
  /** Forgets its passkeys: it was lost, or this is another device. */
  readonly lose: () => Promise<void>;
  /** Claims the same passkeys with keys of its own, as somebody does who has seen no more than their ids. */
  readonly forge: () => Promise<void>;
  readonly count: () => Promise<number>;
};

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Gives a tab an authenticator, as a laptop with a fingerprint reader has one. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const lose = async () => {
    await browser.send('WebAuthn.clearCredentials', { authenticatorId });
  };
  return {
    lose,
    async forge() {
      const known = await credentials();
      await lose();
      for (const credential of known)
        await browser.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, privateKey: newKey() } });
    },
    count: async () => (await credentials()).length,
  };
}
