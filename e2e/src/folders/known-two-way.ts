/** Folders that still import each other. The list only shrinks: whoever parts two takes them off. */
export const KNOWN_TWO_WAY: readonly string[] = [
  'frontends/public/src: coach, search',
  'services/catalog/src: categories, sharing',
  'services/identity/src: accounts, links',
  'services/identity/src: accounts, passkeys',
  'services/identity/src: accounts, passwords',
  'services/identity/src: accounts, social',
  'services/identity/src: passwords, social',
  'services/kit/src: log, tracing',
];
