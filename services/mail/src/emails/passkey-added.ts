import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Another way in. What it was called is left out: whoever added it chose the words. */
export const passkeyAddedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Hesabınıza bundan sonra bu anahtarla da girilebilir.',
    heading: 'Hesabınıza bir geçiş anahtarı eklendi',
    body: [
      hello,
      `${brand.name} hesabınıza ${at(done)} bir geçiş anahtarı eklendi. Bundan sonra bu anahtarla şifre yazmadan girebilirsiniz; şifrenizle girerken de anahtarınız sorulur.`,
      'Siz eklediyseniz yapmanız gereken bir şey yok. Kurtarma kodlarınızı anahtarınızdan ayrı bir yerde saklayın.',
      'Siz eklemediyseniz güvenlik ayarlarından anahtarı kaldırın, diğer oturumları kapatın ve şifrenizi değiştirin.',
    ],
    action: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'From now on your account can be entered with it, too.',
    heading: 'A passkey was added to your account',
    body: [
      hello,
      `A passkey was added to your ${brand.name} account ${at(done)}. From now on you can sign in with it without typing a password, and signing in with your password asks for it.`,
      'If it was you, there is nothing you need to do. Keep your recovery codes in another place than your passkey.',
      'If it was not, remove the passkey in your security settings, end the other sessions and change your password.',
    ],
    action: { label: 'See my security settings', href: page('/profile/security') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
