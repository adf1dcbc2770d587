import { startGraphServer, startOpenIdProvider, type TestGraphServer, type TestOpenIdProvider } from '@pusula/service-kit/testing';

/** The providers that journeys sign in with: real servers of their own, each with people whom the product has never seen. */
export type Providers = {
  readonly google: TestOpenIdProvider;
  readonly microsoft: TestOpenIdProvider;
  readonly apple: TestOpenIdProvider;
  readonly facebook: TestGraphServer;
  /** What the product is configured with. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/** The tenant of personal Microsoft accounts, whose addresses Microsoft proves. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

export async function startProviders(): Promise<Providers> {
  const person = (provider: string, name: string) => ({ sub: `${provider}-1`, name, email: `${provider}.newcomer@example.com` });
  const google = await startOpenIdProvider({ name: 'Google', clientId: 'pusula-at-google', people: [person('google', 'Nil Deniz Aksoy')] });
  const microsoft = await startOpenIdProvider({
    name: 'Microsoft',
    clientId: 'pusula-at-microsoft',
    tenant: PERSONAL_TENANT,
    people: [{ ...person('microsoft', 'Can Er'), tid: PERSONAL_TENANT }],
  });
  const apple = await startOpenIdProvider({ name: 'Apple', clientId: 'pusula-at-apple', people: [person('apple', 'Su Ada')] });
  const facebook = await startGraphServer({
    appId: 'pusula-at-facebook',
    appSecret: 'a-secret-of-this-test-alone',
    people: [
      {
        id: '4711',
        first_name: 'Elif',
        middle_name: 'Naz',
        last_name: 'Koru',
        email: 'facebook.newcomer@example.com',
        gender: 'female',
        link: 'https://www.facebook.com/elifnazkoru',
        website: 'https://elifkoru.example',
      },
    ],
  });
  const all = [google, microsoft, apple, facebook];
  return {
    google,
    microsoft,
    apple,
    facebook,
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_ISSUER: google.issuer,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_ISSUER: microsoft.issuer,
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_ISSUER: apple.issuer,
      FACEBOOK_APP_ID: facebook.appId,
      FACEBOOK_APP_SECRET: facebook.appSecret,
      FACEBOOK_URL: facebook.url,
      FACEBOOK_GRAPH_URL: facebook.url,
    },
    stop: async () => {
      await Promise.all(all.map((provider) => provider.stop()));
    },
  };
}
