import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** One way in less; perhaps the one that kept somebody else out. */
export const passkeyRemovedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Kaldırılan anahtarla hesabınıza artık girilemez.',
    heading: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
    body: [
      hello,
      `${brand.name} hesabınızdaki bir geçiş anahtarı ${at(done)} kaldırıldı. O anahtarla artık girilemez. Başka anahtarınız kalmadıysa hesabınızı yalnızca şifreniz korur.`,
      'Siz kaldırdıysanız yapmanız gereken bir şey yok.',
      'Siz kaldırmadıysanız şifrenizi hemen yenileyin; bu, hesabınıza giren kim varsa onun oturumunu da kapatır.',
    ],
    action: { label: 'Şifremi yenile', href: page('/forget-password') },
    alternative: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Your account can no longer be entered with it.',
    heading: 'A passkey was removed from your account',
    body: [
      hello,
      `A passkey of your ${brand.name} account was removed ${at(done)}. It no longer signs anybody in. If you have no other one, your password alone protects your account.`,
      'If it was you, there is nothing you need to do.',
      'If it was not, reset your password now; that also ends the session of anybody else who is in your account.',
    ],
    action: { label: 'Reset my password', href: page('/forget-password') },
    alternative: { label: 'See my security settings', href: page('/profile/security') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
