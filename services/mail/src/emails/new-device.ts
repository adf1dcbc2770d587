import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Somebody came in with a browser that was never used with the account, or has forgotten that it was. */
export const newDeviceEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Siz girdiyseniz yapmanız gereken bir şey yok.',
    heading: 'Hesabınıza yeni bir cihazdan girildi',
    body: [
      hello,
      `${brand.name} hesabınıza ${at(done)}, tanımadığımız bir tarayıcıdan girildi.`,
      'Siz girdiyseniz yapmanız gereken bir şey yok. Tarayıcınızın verilerini sildiğinizde, gizli pencere kullandığınızda ya da şifreniz değiştikten sonra ilk girişinizde de bu iletiyi alırsınız.',
      'Siz girmediyseniz güvenlik ayarlarından o oturumu kapatın ve şifrenizi değiştirin.',
    ],
    action: { label: 'Açık oturumlarıma bak', href: page('/profile/security') },
    alternative: { label: 'Şifremi yenile', href: page('/forget-password') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'If it was you, there is nothing you need to do.',
    heading: 'Your account was used on a new device',
    body: [
      hello,
      `Somebody signed in to your ${brand.name} account ${at(done)} from a browser that we do not know.`,
      'If it was you, there is nothing you need to do. This message also comes after you have cleared your browser’s data, used a private window or chosen a new password.',
      'If it was not, end that session in your security settings and change your password.',
    ],
    action: { label: 'See my open sessions', href: page('/profile/security') },
    alternative: { label: 'Reset my password', href: page('/forget-password') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
