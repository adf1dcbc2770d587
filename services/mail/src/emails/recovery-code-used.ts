import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Somebody came in with password and code, and without the passkey. */
export const recoveryCodeUsedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done, codesLeft = 0 }) => ({
    preview: 'Siz girdiyseniz yeni bir geçiş anahtarı ekleyin.',
    heading: 'Hesabınıza kurtarma koduyla girildi',
    body: [
      hello,
      `${brand.name} hesabınıza ${at(done)} şifre ve kurtarma koduyla girildi. Kullanılan kod artık geçerli değil; geriye ${codesLeft} kodunuz kaldı.`,
      'Siz girdiyseniz yeni bir geçiş anahtarı ekleyin, kaybettiğinizi kaldırın ve kodlarınızı yenileyin.',
      'Siz girmediyseniz şifrenizi hemen yenileyin; bu, hesabınıza giren kim varsa onun oturumunu da kapatır.',
    ],
    action: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    alternative: { label: 'Şifremi yenile', href: page('/forget-password') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done, codesLeft = 0 }) => ({
    preview: 'If it was you, add a new passkey.',
    heading: 'A recovery code was used to sign in',
    body: [
      hello,
      `Somebody signed in to your ${brand.name} account ${at(done)} with your password and a recovery code. That code no longer works; codes left: ${codesLeft}.`,
      'If it was you, add a new passkey, remove the one you have lost, and make new codes.',
      'If it was not, reset your password now; that also ends the session of anybody else who is in your account.',
    ],
    action: { label: 'See my security settings', href: page('/profile/security') },
    alternative: { label: 'Reset my password', href: page('/forget-password') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
