import type { Endpoint, Localised } from '@pusula/contracts';

/** What a reader looks for calls under: what they are about, where OpenAPI's tags say who answers. */
export type Group = { readonly id: string; readonly paths: RegExp; readonly title: Localised<string> };

/** The first that fits has the call. */
const GROUPS = [
  { id: 'passkeys', paths: /^\/auth\/.*(passkey|recovery|prove|proof)/, title: { tr: 'Geçiş anahtarları', en: 'Passkeys' } },
  {
    id: 'providers',
    paths: /^\/auth\/(providers|.*social|.*provider|facebook)/,
    title: { tr: 'Başka hesaplarla giriş', en: 'Sign-in with other accounts' },
  },
  { id: 'profile', paths: /^\/(user|coach)\/|upload-profile-picture/, title: { tr: 'Profil', en: 'Profile' } },
  { id: 'categories', paths: /^\/category\//, title: { tr: 'Kategoriler', en: 'Categories' } },
  { id: 'search', paths: /^\/search\//, title: { tr: 'Arama', en: 'Search' } },
  { id: 'texts', paths: /^\/ai\//, title: { tr: 'Yazı düzeltme', en: 'Refining texts' } },
  { id: 'admin-users', paths: /^\/admin\/user\//, title: { tr: 'Yönetim: kullanıcılar', en: 'Administration: users' } },
  { id: 'admin-categories', paths: /^\/admin\/category\//, title: { tr: 'Yönetim: kategoriler', en: 'Administration: categories' } },
  { id: 'admin-audit', paths: /^\/admin\/audit\//, title: { tr: 'Yönetim: denetim günlüğü', en: 'Administration: audit log' } },
  { id: 'admin-operations', paths: /^\/admin\/operations\//, title: { tr: 'Yönetim: operasyonlar', en: 'Administration: operations' } },
  { id: 'admin-figures', paths: /^\/admin\//, title: { tr: 'Yönetim: sayılar', en: 'Administration: figures' } },
] as const satisfies readonly Group[];
/** What is left: who begins needs a token and an account. */
const ACCOUNT: Group = { id: 'account', paths: /^\//, title: { tr: 'Hesap ve oturum', en: 'Account and session' } };

/** Pure: the calls under their headings, in the order of reading: administrators' come last. */
export function grouped(endpoints: readonly Endpoint[]): readonly (readonly [Group, readonly Endpoint[]])[] {
  const byGroup = Map.groupBy(endpoints, ({ path }): Group => GROUPS.find(({ paths }) => paths.test(path)) ?? ACCOUNT);
  return [ACCOUNT, ...GROUPS].map((group) => [group, byGroup.get(group) ?? []]);
}
