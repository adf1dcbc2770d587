import { LANGUAGES } from '@pusula/contracts';
import { type ProviderPerson as OpenIdPerson, startGraphServer, startOpenIdProvider } from '@pusula/identity-service/testing';
import { PROVIDER_PEOPLE, type ProviderKey, type ProviderPerson, UNVERIFIED } from './provider-people.ts';

/** The providers that journeys sign in with: real servers of their own, each with people whom the product has never seen. */
export type Providers = {
  /** What the product is configured with. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/** The tenant of personal Microsoft accounts, whose addresses Microsoft proves. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

const peopleOf = (provider: ProviderKey): ProviderPerson[] => LANGUAGES.map((language) => PROVIDER_PEOPLE[provider][language]);
const openIdPerson = ({ firstName, lastName, email }: ProviderPerson): OpenIdPerson => ({
  sub: email,
  name: `${firstName} ${lastName}`,
  email,
});

export async function startProviders(): Promise<Providers> {
  const google = await startOpenIdProvider({
    name: 'Google',
    clientId: 'pusula-at-google',
    people: [
      ...peopleOf('google').map((person) => ({ ...openIdPerson(person), hd: 'example.com' })),
      { ...openIdPerson(UNVERIFIED), email_verified: false },
    ],
  });
  const microsoft = await startOpenIdProvider({
    name: 'Microsoft',
    clientId: 'pusula-at-microsoft',
    tenant: PERSONAL_TENANT,
    people: peopleOf('microsoft').map((person) => ({ ...openIdPerson(person), tid: PERSONAL_TENANT })),
  });
  const apple = await startOpenIdProvider({
    name: 'Apple',
    clientId: 'pusula-at-apple',
    people: peopleOf('apple').map((person) => ({ ...openIdPerson(person), is_private_email: true })),
  });
  const facebook = await startGraphServer({
    appId: 'pusula-at-facebook',
    appSecret: 'a-secret-of-this-test-alone',
    people: peopleOf('facebook').map(({ firstName, lastName, email }, place) => ({
      id: String(4711 + place),
      first_name: firstName,
      middle_name: 'Naz',
      last_name: lastName,
      email,
      gender: 'female',
      link: 'https://www.facebook.com/elifnazkoru',
      website: 'https://elifkoru.example',
    })),
  });
  const all = [google, microsoft, apple, facebook];
  return {
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
