import { defineEmail } from './layout.ts';
import type { LinkFacts } from './link-facts.ts';

/** Asks whoever opened an account to prove the address. It may reach somebody whose address was used by another. */
export const activationEmail = defineEmail<LinkFacts>({
  tr: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'Adresinizin doğrulanmasına bir adım kaldı.',
    heading: 'E-posta adresinizi doğrulayın',
    body: [
      hello,
      `Bu adresle bir ${brand.name} hesabı açıldı. Her şeyi kullanabilmeniz için adresin size ait olduğunu bilmemiz gerekiyor; aşağıdaki düğmeye basmanız yeter.`,
    ],
    action: { label: 'Adresimi doğrula', href: link('/verify-account', token), fallback },
    notes: [
      `Bağlantı bir kez kullanılabilir ve ${until(expiresAt)} geçerlidir. Süresi geçerse giriş yapıp yenisini isteyebilirsiniz.`,
      'Bu hesabı siz açmadıysanız düğmeye basmayın: adres doğrulanmaz, başka bir şey yapmanız da gerekmez.',
    ],
    reason: `Bu iletiyi, ${brand.name} hesabı açılırken bu adres yazıldığı için aldınız.`,
  }),
  en: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'One step is left to verify your address.',
    heading: 'Verify your e-mail address',
    body: [
      hello,
      `A ${brand.name} account was opened with this address. Before you can use all of it we need to know that the address is yours; pressing the button is all it takes.`,
    ],
    action: { label: 'Verify my address', href: link('/verify-account', token), fallback },
    notes: [
      `The link works once, ${until(expiresAt)}. If it runs out, sign in and ask for a new one.`,
      'If you did not open this account, do not press the button: the address stays unverified and you need not do anything else.',
    ],
    reason: `You received this message because this address was given when a ${brand.name} account was opened.`,
  }),
});
