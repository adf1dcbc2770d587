import * as contracts from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';
import { aPublic } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, ids, startIdentity } from '../identity.testing.ts';
import {
  type GraphPerson,
  type ProviderPerson,
  startGraphServer,
  startOpenIdProvider,
  type TestGraphServer,
  type TestOpenIdProvider,
  type TokenFault,
} from '../testing/index.ts';

type OpenIdName = Exclude<contracts.SocialProvider, 'Facebook' | 'Demo'>;
type OpenId = { readonly server: TestOpenIdProvider; readonly people: ProviderPerson[] };

/** A tenant of Microsoft's whose administrators write what addresses they like. */
const TENANT = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee';

type ReplyOf<E extends contracts.Endpoint> = Promise<contracts.ReplyOf<E>>;

/** Somebody whose organisation has its addresses at the provider, which so knows whose they are. */
const MANAGED_DOMAIN: Readonly<Record<OpenIdName, Record<string, unknown>>> = {
  Google: { hd: 'example.com' },
  Microsoft: { tid: TENANT, xms_edov: true },
  Apple: { is_private_email: true },
};

export const aPerson = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  const sub = ids.next();
  return { sub, email: `${sub}@example.com`, name: 'Deniz Su Kaya', ...more };
};

export type SocialUnderTest = {
  readonly identity: IdentityUnderTest;
  readonly google: OpenId;
  readonly graph: TestGraphServer;
  /** Whom the graph server knows. */
  readonly people: GraphPerson[];
  readonly of: (type: OpenIdName) => TestOpenIdProvider;
  /** Of an attempt that has just been started. */
  readonly nonce: (type: OpenIdName) => Promise<string>;
  /** What the provider hands to a popup that has just been opened. */
  readonly token: (type: OpenIdName, person: ProviderPerson, fault?: TokenFault) => Promise<string>;
  readonly facebookPerson: (more?: Partial<GraphPerson>) => GraphPerson;
  readonly signIn: (type: contracts.SocialProvider, token: string, email?: string) => ReplyOf<typeof contracts.verifyProviderToken>;
  readonly registered: (type: contracts.SocialProvider, token: string, email?: string) => ReplyOf<typeof contracts.registerAccount>;
  readonly profileOf: (type: contracts.SocialProvider, token: string) => ReplyOf<typeof contracts.socialProfile>;
  /** Every provider is as it should be again. */
  readonly behave: () => void;
  /** Nonces and tokens so far. */
  readonly secrets: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** The identity service with all four providers, each a real server. */
export async function startSocialWorld(log?: Log): Promise<SocialUnderTest> {
  const secrets: string[] = [];
  const openId = async (type: OpenIdName, tenant?: string): Promise<OpenId> => {
    const people: ProviderPerson[] = [];
    const server = await startOpenIdProvider({ name: type, clientId: `our-${type}-id`, people, ...(tenant ? { tenant } : {}) });
    return { server, people };
  };
  const all = { Google: await openId('Google'), Microsoft: await openId('Microsoft', TENANT), Apple: await openId('Apple') };
  const people: GraphPerson[] = [];
  const graph = await startGraphServer({ appId: 'our-app', appSecret: 'our-secret', people });
  const identity = await startIdentity({
    ...(log ? { log } : {}),
    env: {
      GOOGLE_CLIENT_ID: all.Google.server.clientId,
      GOOGLE_ISSUER: all.Google.server.issuer,
      MICROSOFT_CLIENT_ID: all.Microsoft.server.clientId,
      MICROSOFT_ISSUER: all.Microsoft.server.issuer,
      APPLE_CLIENT_ID: all.Apple.server.clientId,
      APPLE_ISSUER: all.Apple.server.issuer,
      FACEBOOK_APP_ID: graph.appId,
      FACEBOOK_APP_SECRET: graph.appSecret,
      FACEBOOK_URL: graph.url,
      FACEBOOK_GRAPH_URL: graph.url,
    },
  });
  const nonce = async (type: OpenIdName): Promise<string> => {
    const { authorizeUrl } = await identity.test.callAs(aPublic)(contracts.startSocial, { authenticationType: type });
    const fresh = new URL(authorizeUrl).searchParams.get('nonce') ?? '';
    secrets.push(fresh);
    return fresh;
  };
  return {
    identity,
    google: all.Google,
    graph,
    people,
    of: (type) => all[type].server,
    nonce,
    token: async (type, person, fault) => {
      const token = await all[type].server.idToken({ ...MANAGED_DOMAIN[type], ...person }, await nonce(type), fault);
      secrets.push(token);
      return token;
    },
    facebookPerson: (more = {}) => {
      const id = String(people.length + 1_000);
      const names = { first_name: 'Deniz', last_name: 'Kaya', email: `${ids.next()}@example.com` };
      const person = { id, ...names, picture: { data: { url: 'https://pictures.example/deniz.jpg' } }, ...more };
      people.push(person);
      return person;
    },
    signIn: (authenticationType, token, email = '') => identity.ask(contracts.verifyProviderToken, { authenticationType, token, email }),
    registered: (authenticationType, token, email = '') => identity.register({ email, password: undefined }, { authenticationType, token }),
    profileOf: (authenticationType, token) => identity.test.callAs(aPublic)(contracts.socialProfile, { authenticationType, token }),
    behave: () => {
      graph.misbehave(null);
      graph.fail(null);
      for (const { server } of Object.values(all)) server.fail(null);
    },
    secrets: () => secrets,
    stop: async () => {
      await identity.stop();
      await Promise.all([graph.stop(), ...Object.values(all).map(({ server }) => server.stop())]);
    },
  };
}
