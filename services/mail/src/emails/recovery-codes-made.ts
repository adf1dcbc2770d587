import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Whoever made them can get in without the passkey. */
export const recoveryCodesMadeEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Eski kodlarınız artık geçerli değil.',
    heading: 'Yeni kurtarma kodlarınız oluşturuldu',
    body: [
      hello,
      `${brand.name} hesabınız için ${at(done)} yeni kurtarma kodları oluşturuldu. Eski kodlarınız artık geçerli değil.`,
      'Siz oluşturduysanız yeni kodları geçiş anahtarınızdan ayrı bir yerde saklayın; eskilerini atabilirsiniz.',
      'Siz oluşturmadıysanız diğer oturumları kapatın, şifrenizi değiştirin ve kodları kendiniz yenileyin.',
    ],
    action: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Your old codes no longer work.',
    heading: 'New recovery codes were made',
    body: [
      hello,
      `New recovery codes were made for your ${brand.name} account ${at(done)}. Your old codes no longer work.`,
      'If it was you, keep the new codes in another place than your passkey; you can throw the old ones away.',
      'If it was not, end the other sessions, change your password and make new codes yourself.',
    ],
    action: { label: 'See my security settings', href: page('/profile/security') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
