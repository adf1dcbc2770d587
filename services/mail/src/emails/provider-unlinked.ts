import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** One way in less; perhaps the one that its reader comes by. */
export const providerUnlinkedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done, authenticationType: provider = 'Sosyal medya' }) => ({
    preview: 'Bu yolla hesabınıza artık girilemez.',
    heading: `${provider} hesabınızın bağlantısı kaldırıldı`,
    body: [
      hello,
      `${provider} hesabınızın ${brand.name} hesabınızla bağlantısı ${at(done)} kaldırıldı. ${provider} ile artık girilemez. Güvenliğiniz için diğer cihazlarda açık kalan oturumları kapattık.`,
      `Siz kaldırdıysanız yapmanız gereken bir şey yok. ${provider} ile yine girmek isterseniz güvenlik ayarlarından yeniden bağlayın.`,
      'Siz kaldırmadıysanız şifrenizi hemen yenileyin; bu, hesabınıza giren kim varsa onun oturumunu da kapatır. Hiç şifreniz olmadıysa aynı yolla bir şifre belirlersiniz. Sonra güvenlik ayarlarınızdaki giriş yollarına bakın ve tanımadığınızı kaldırın.',
    ],
    action: { label: 'Şifremi yenile', href: page('/forget-password') },
    alternative: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [`Hesabınıza giremiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done, authenticationType: provider = 'social' }) => ({
    preview: 'Nobody can sign in to your account this way any more.',
    heading: `Your ${provider} account was unlinked`,
    body: [
      hello,
      `Your ${provider} account was unlinked from your ${brand.name} account ${at(done)}. It no longer signs anybody in. To be safe, we ended the sessions that were open on other devices.`,
      `If it was you, there is nothing you need to do. Should you want to sign in with ${provider} again, link it anew in your security settings.`,
      'If it was not, reset your password now; that also ends the session of anybody else who is in your account. If you never had a password, you set one in the same way. Then look at the ways to sign in in your security settings, and remove any that you do not know.',
    ],
    action: { label: 'Reset my password', href: page('/forget-password') },
    alternative: { label: 'See my security settings', href: page('/profile/security') },
    notes: [`If you cannot get into your account, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
