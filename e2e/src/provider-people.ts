import type { Language } from '@pusula/contracts';

/** Who has an account at a provider and none at the product. */
export type ProviderPerson = { readonly firstName: string; readonly lastName: string; readonly email: string };
export type ProviderKey = 'google' | 'microsoft' | 'apple' | 'facebook';

const newcomers = (
  provider: ProviderKey,
  tr: readonly [string, string],
  en: readonly [string, string],
): Record<Language, ProviderPerson> => ({
  tr: { firstName: tr[0], lastName: tr[1], email: `${provider}.tr@example.com` },
  en: { firstName: en[0], lastName: en[1], email: `${provider}.en@example.com` },
});

/** A newcomer for each language in which the journey can run. */
export const PROVIDER_PEOPLE: Readonly<Record<ProviderKey, Record<Language, ProviderPerson>>> = {
  google: newcomers('google', ['Nil', 'Deniz Aksoy'], ['Rüya', 'Deniz Tan']),
  microsoft: newcomers('microsoft', ['Kaan', 'Sel'], ['Can', 'Er']),
  apple: newcomers('apple', ['Su', 'Ada'], ['Ece', 'Ova']),
  facebook: newcomers('facebook', ['Ayla', 'Pınar'], ['Elif', 'Koru']),
};

/** Whose address Google has not verified. */
export const UNVERIFIED: ProviderPerson = { firstName: 'Kanıtsız', lastName: 'Biri', email: 'google.unverified@example.com' };
