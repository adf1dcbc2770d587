import { defineEmail } from './layout.ts';
import type { LinkFacts } from './link-facts.ts';

/** Leads whoever forgot their password to a new one. */
export const passwordResetEmail = defineEmail<LinkFacts>({
  tr: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'Şifrenizi yenilemek için istenen bağlantı bu iletide.',
    heading: 'Yeni şifrenizi belirleyin',
    body: [
      hello,
      `${brand.name} hesabınızın şifresini yenilemek için bir bağlantı istendi. Düğme sizi yeni şifrenizi yazacağınız sayfaya götürür.`,
    ],
    action: { label: 'Şifremi yenile', href: link('/reset-password', token), fallback },
    notes: [
      `Bağlantı bir kez kullanılabilir ve ${until(expiresAt)} geçerlidir. Şifre değişince açık oturumlarınızın hepsi kapanır.`,
      'Bunu siz istemediyseniz bu iletiyi silebilirsiniz; şifreniz olduğu gibi kalır.',
    ],
    reason: `Bu iletiyi, bu adresteki ${brand.name} hesabı için şifre yenileme istendiği için aldınız.`,
  }),
  en: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'The link that was asked for to reset your password is in this message.',
    heading: 'Choose a new password',
    body: [
      hello,
      `A link was asked for to reset the password of your ${brand.name} account. The button takes you to the page where you choose a new one.`,
    ],
    action: { label: 'Reset my password', href: link('/reset-password', token), fallback },
    notes: [
      `The link works once, ${until(expiresAt)}. When the password changes, all your open sessions end.`,
      'If you did not ask for this, you can delete this message; your password stays as it is.',
    ],
    reason: `You received this message because a password reset was requested for the ${brand.name} account with this address.`,
  }),
});
