import type { Language } from '@pusula/contracts';

/** What the ways to sign in say, and what is said of one that was removed. */
const TR = {
  removeOf: (provider: string) => `Kaldır: ${provider}`,
  remove: 'Kaldır',
  removed: (provider: string) => new RegExp(`^${provider} kaldırıldı\\.`),
  email: /bağlantısı .* kaldırıldı/,
  notLinked: /^Bu e-posta adresiyle açılmış bir hesap var/,
  allowOf: (provider: string) => `Yeniden izin ver: ${provider}`,
  allowed: (provider: string) => new RegExp(`^${provider} ile, hesabınızdaki`),
};

const EN: typeof TR = {
  removeOf: (provider) => `Remove: ${provider}`,
  remove: 'Remove',
  removed: (provider) => new RegExp(`^${provider} is removed\\.`),
  email: /was unlinked from your/,
  notLinked: /^There is already an account with this e-mail address/,
  allowOf: (provider) => `Allow again: ${provider}`,
  allowed: (provider) => new RegExp(`^The next time you sign in with ${provider}`),
};

export const WAYS_IN_WORDS: Record<Language, typeof TR> = { tr: TR, en: EN };
