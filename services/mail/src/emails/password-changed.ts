import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** So that nobody's password changes behind their back. */
export const passwordChangedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Siz değiştirdiyseniz yapmanız gereken bir şey yok.',
    heading: 'Şifreniz değişti',
    body: [
      hello,
      `${brand.name} hesabınızın şifresi ${at(done)} değiştirildi. Güvenliğiniz için diğer cihazlarda açık kalan oturumları kapattık.`,
      'Siz değiştirdiyseniz yapmanız gereken bir şey yok.',
      'Siz değiştirmediyseniz şifrenizi hemen yenileyin; bu, hesabınıza giren kim varsa onun oturumunu da kapatır.',
    ],
    action: { label: 'Şifremi yenile', href: page('/forget-password') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'If it was you, there is nothing you need to do.',
    heading: 'Your password was changed',
    body: [
      hello,
      `The password of your ${brand.name} account was changed ${at(done)}. To be safe, we ended the sessions that were open on other devices.`,
      'If it was you, there is nothing you need to do.',
      'If it was not, reset your password now; that also ends the session of anybody else who is in your account.',
    ],
    action: { label: 'Reset my password', href: page('/forget-password') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
