import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { PASSWORD } from '../identity.testing.ts';
import { passkeysAt } from '../passkeys/passkeys.testing.ts';
import { aPerson, type SocialUnderTest } from './social.testing.ts';

export type OpenIdName = 'Google' | 'Microsoft' | 'Apple';
type Person = Parameters<SocialUnderTest['token']>[1];
export const byPassword = { password: PASSWORD };

/** What owners do with the providers of their accounts, as the gateway asks for it. @param world the service and its providers, once they run */
export function ownProvidersAt(world: () => SocialUnderTest) {
  const { ask, begin, keep } = passkeysAt(() => world().identity);
  /** A session that was opened a moment from now. */
  const aSession = () => {
    const { clock } = world().identity.test;
    clock.advance(1_000);
    const sessionId = newIds({ now: () => clock.now() }).next();
    clock.advance(1_000);
    return sessionId;
  };
  const signIn = async (type: OpenIdName, person: Person) => world().signIn(type, await world().token(type, person), person.email);
  const factorsOf = (id: string) => ask(contracts.accountFactors, { id });
  return {
    ask,
    begin,
    keep,
    aSession,
    signIn,
    factorsOf,
    linkedTo: async (id: string) => (await factorsOf(id)).providers.map(({ authenticationType }) => authenticationType),
    unlink: (id: string, more: Partial<contracts.InputOf<typeof contracts.unlinkAccountProvider>> = {}) =>
      ask(contracts.unlinkAccountProvider, {
        id,
        authenticationType: 'Google',
        ...more,
        keptSessionId: more.keptSessionId ?? aSession(),
      }),
    /** Somebody with a password, and their own person at each of these providers. */
    async anOwner(...types: OpenIdName[]) {
      const { id, email } = await world().identity.imported();
      const person = aPerson({ email });
      for (const type of types) await signIn(type, person);
      return { id, email, person };
    },
    /** Somebody without a password. */
    async aNewcomer(...types: [OpenIdName, ...OpenIdName[]]) {
      const person = aPerson();
      const { account } = await world().registered(types[0], await world().token(types[0], person), person.email);
      for (const type of types.slice(1)) await signIn(type, person);
      return { ...account, person };
    },
  };
}
