import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** A provider vouched for the address, and its account now opens ours. */
export const providerLinkedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done, authenticationType: provider = 'Sosyal medya' }) => ({
    preview: 'Hesabınıza bundan sonra bu yolla da girebilirsiniz.',
    heading: `${provider} hesabınız bağlandı`,
    body: [
      hello,
      `${provider} hesabınız, ${brand.name} hesabınıza ${at(done)} bağlandı. Bundan sonra şifre yazmadan, ${provider} hesabınızla da giriş yapabilirsiniz.`,
      'Bağlı hesaplarınızı ve açık oturumlarınızı güvenlik ayarlarında görür, istemediğinizi oradan kaldırırsınız.',
    ],
    action: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [
      `Bu hesabı siz bağlamadıysanız güvenlik ayarlarından kaldırın ve şifrenizi yenileyin. Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`,
      'Hesabın size ait olduğu o ana kadar doğrulanmamışsa eski şifresi ve geçiş anahtarları artık geçerli değildir; dilerseniz giriş sayfasından yeni bir şifre belirleyebilirsiniz.',
    ],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done, authenticationType: provider = 'social' }) => ({
    preview: 'From now on you can sign in this way too.',
    heading: `Your ${provider} account was linked`,
    body: [
      hello,
      `Your ${provider} account was linked to your ${brand.name} account ${at(done)}. From now on you can sign in with your ${provider} account too, without typing a password.`,
      'Your security settings show your linked accounts and open sessions, and let you remove what you do not want.',
    ],
    action: { label: 'See my security settings', href: page('/profile/security') },
    notes: [
      `If it was not you who linked it, remove it in your security settings and reset your password. If you cannot get into your account, write to ${brand.contact}.`,
      'If it had not been shown until then that the account is yours, its old password and passkeys no longer work; you can choose a new password on the sign-in page.',
    ],
    reason: aboutTheAccount,
  }),
});
