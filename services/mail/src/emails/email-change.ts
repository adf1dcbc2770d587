import { defineEmail } from './layout.ts';
import type { LinkFacts } from './link-facts.ts';

/** Goes to the new address, and asks its owner to confirm it. */
export const emailChangeEmail = defineEmail<LinkFacts>({
  tr: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'Hesabınıza bundan sonra bu adresle girmek için onaylayın.',
    heading: 'Yeni e-posta adresinizi onaylayın',
    body: [
      hello,
      `${brand.name} hesabınızın e-posta adresini bu adresle değiştirmek istediniz. Onayladığınız anda bu adres geçerli olur; o zamana kadar eskisiyle girmeyi sürdürürsünüz.`,
    ],
    action: { label: 'Bu adresi onayla', href: link('/verify-account', token), fallback },
    notes: [
      `Bağlantı bir kez kullanılabilir ve ${until(expiresAt)} geçerlidir. Süresi geçerse değişikliği güvenlik ayarlarınızdan yeniden isteyebilirsiniz.`,
      'Bunu siz istemediyseniz düğmeye basmayın: adres onaylanmadıkça hiçbir şey değişmez.',
    ],
    reason: `Bu iletiyi, bir ${brand.name} hesabının yeni adresi olarak bu adres yazıldığı için aldınız.`,
  }),
  en: ({ brand, hello, link, until, fallback }, { token, expiresAt }) => ({
    preview: 'Confirm it to sign in with this address from now on.',
    heading: 'Confirm your new e-mail address',
    body: [
      hello,
      `You asked to change the e-mail address of your ${brand.name} account to this one. It applies the moment you confirm it; until then you go on signing in with the old one.`,
    ],
    action: { label: 'Confirm this address', href: link('/verify-account', token), fallback },
    notes: [
      `The link works once, ${until(expiresAt)}. If it runs out, ask for the change again in your security settings.`,
      'If you did not ask for this, do not press the button: nothing changes until the address is confirmed.',
    ],
    reason: `You received this message because this address was given as the new address of a ${brand.name} account.`,
  }),
});
