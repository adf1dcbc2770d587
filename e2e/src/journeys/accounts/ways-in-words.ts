import type { Language } from '@pusula/contracts';

/** What the ways to sign in say, and what is said of one that was removed. */
const TR = {
  removeOf: (provider: string) => `Kaldır: ${provider}`,
  remove: 'Kaldır',
  removed: (provider: string) => new RegExp(`^${provider} kaldırıldı\\.`),
  email: /ile\s+artık\s+girilemez/,
  notLinked: /^Bu e-posta adresiyle açılmış bir hesap var/,
  linkOf: (provider: string) => `Yeniden bağla: ${provider}`,
  linked: (provider: string) => `${provider} hesabınız bağlandı.`,
};

const EN: typeof TR = {
  removeOf: (provider) => `Remove: ${provider}`,
  remove: 'Remove',
  removed: (provider) => new RegExp(`^${provider} is removed\\.`),
  email: /no\s+longer\s+signs\s+anybody\s+in/,
  notLinked: /^There is already an account with this e-mail address/,
  linkOf: (provider) => `Link again: ${provider}`,
  linked: (provider) => `Your ${provider} account is linked.`,
};

export const WAYS_IN_WORDS: Record<Language, typeof TR> = { tr: TR, en: EN };
