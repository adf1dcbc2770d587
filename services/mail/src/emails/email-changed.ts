import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Goes to the old address, whose owner can no longer sign in with it. The new one is not named: the reader may not be its owner. */
export const emailChangedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Hesabınıza artık başka bir adresle giriliyor.',
    heading: 'E-posta adresiniz değişti',
    body: [
      hello,
      `${brand.name} hesabınızın e-posta adresi ${at(done)} değiştirildi. Hesabınıza artık yeni adresle giriliyor; iletilerimiz de oraya gidecek.`,
      'Siz değiştirdiyseniz yapmanız gereken bir şey yok.',
      'Siz değiştirmediyseniz bize hemen bu adresten yazın, hesabınızı geri almanıza yardım edelim. Şifrenizi yazmayın; onu sizden hiçbir zaman istemeyiz.',
    ],
    action: { label: 'Bize yaz', href: `mailto:${brand.contact}` },
    notes: [`Adresimiz: ${brand.contact}`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, at, aboutTheAccount }, { at: done }) => ({
    preview: 'Your account is now signed in to with another address.',
    heading: 'Your e-mail address was changed',
    body: [
      hello,
      `The e-mail address of your ${brand.name} account was changed ${at(done)}. The new address is now the one to sign in with, and our messages will go there.`,
      'If it was you, there is nothing you need to do.',
      'If it was not, write to us from this address now, and we will help you get your account back. Leave your password out; we never ask for it.',
    ],
    action: { label: 'Write to us', href: `mailto:${brand.contact}` },
    notes: [`Our address: ${brand.contact}`],
    reason: aboutTheAccount,
  }),
});
