import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** The token of a session came twice: one of the two who hold it is not its owner. */
export const sessionReplayedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Oturumun bir kopyası kullanıldı; sizi korumak için kapattık.',
    heading: 'Bir oturumunuzu kapattık',
    body: [
      hello,
      `${brand.name} hesabınızdaki bir oturumun kopyası ${at(done)} kullanılmak istendi. Bunu yapan bir başkası olabileceği için o oturumu kapattık; diğer oturumlarınız sürüyor.`,
      'Yeniden giriş yapabilirsiniz. Ardından açık oturumlarınıza bakın; tanımadığınız varsa kapatın ve şifrenizi değiştirin.',
      'Bilgisayarınızda bilmediğiniz eklentiler ya da programlar olup olmadığını da kontrol edin.',
    ],
    action: { label: 'Açık oturumlarıma bak', href: page('/profile/security') },
    alternative: { label: 'Şifremi yenile', href: page('/forget-password') },
    notes: [`Bir sorunuz varsa ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done }) => ({
    preview: 'A copy of the session was used; we ended it to protect you.',
    heading: 'We ended one of your sessions',
    body: [
      hello,
      `Somebody tried to use a copy of a session of your ${brand.name} account ${at(done)}. As it may not have been you, we ended that session; your other sessions go on.`,
      'You can sign in again. Then look at your open sessions; end those that you do not recognise, and change your password.',
      'Also check your computer for extensions or programs that you do not know.',
    ],
    action: { label: 'See my open sessions', href: page('/profile/security') },
    alternative: { label: 'Reset my password', href: page('/forget-password') },
    notes: [`If you have a question, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
