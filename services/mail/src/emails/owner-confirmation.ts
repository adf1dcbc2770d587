import { defineEmail } from './layout.ts';
import type { LinkFacts } from './link-facts.ts';

/** Asks the owner of an account whether it is them who wants in it what they alone may do. It may be the first that they hear of somebody else there. */
export const ownerConfirmationEmail = defineEmail<LinkFacts>({
  tr: ({ brand, hello, link, page, until, fallback, aboutTheAccount }, { token, expiresAt }) => ({
    preview: 'Sizseniz onaylayın; değilseniz düğmeye basmayın.',
    heading: 'Bu değişikliği isteyen siz misiniz?',
    body: [
      hello,
      `${brand.name} hesabınıza giriş yapmış biri, hesaba nasıl girildiğini (geçiş anahtarı, bağlı hesap ya da e-posta adresi) değiştirmek istiyor. Sizseniz düğmeye değişikliği yaptığınız tarayıcıda basın, sonra kaldığınız yerden devam edin.`,
      'Siz değilseniz düğmeye basmayın: hiçbir şey değişmez. Ama hesabınıza başka biri girebiliyor demektir: hemen yeni bir şifre belirleyin, ardından güvenlik ayarlarınızdaki giriş yollarına bakıp tanımadığınızı kaldırın.',
    ],
    action: { label: 'Benim, onaylıyorum', href: link('/verify-account', token), fallback },
    alternative: { label: 'Ben değilim, şifremi yenile', href: page('/forget-password') },
    notes: [`Bağlantı bir kez kullanılabilir ve ${until(expiresAt)} geçerlidir.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, link, page, until, fallback, aboutTheAccount }, { token, expiresAt }) => ({
    preview: 'Confirm if it is you; if not, do not press the button.',
    heading: 'Is it you who wants this change?',
    body: [
      hello,
      `Somebody who is signed in to your ${brand.name} account wants to change how it is signed in to (a passkey, a linked account or the e-mail address). If it is you, press the button in the browser in which you make the change, and go on where you were.`,
      'If it is not you, do not press the button: nothing changes. But somebody else can get into your account: choose a new password now, then look at the ways to sign in in your security settings and remove any that you do not know.',
    ],
    action: { label: 'It is me', href: link('/verify-account', token), fallback },
    alternative: { label: 'It is not me: reset my password', href: page('/forget-password') },
    notes: [`The link works once, ${until(expiresAt)}.`],
    reason: aboutTheAccount,
  }),
});
