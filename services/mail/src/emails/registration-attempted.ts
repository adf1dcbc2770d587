import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Somebody, perhaps the owner themself, tried to register with an address that has an account. */
export const registrationAttemptedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at }, { at: done }) => ({
    preview: 'Yeni hesap açılmadı; var olan hesabınızla giriş yapabilirsiniz.',
    heading: 'Zaten bir hesabınız var',
    body: [
      hello,
      `Bu e-posta adresiyle ${at(done)} yeni bir ${brand.name} hesabı açılmak istendi. Adresin zaten bir hesabı olduğu için yenisi açılmadı; hesabınızda hiçbir şey değişmedi.`,
      'Deneyen sizseniz giriş yapmanız yeter. Şifrenizi hatırlamıyorsanız yenisini belirleyebilirsiniz.',
    ],
    action: { label: 'Giriş yap', href: page('/signin') },
    alternative: { label: 'Şifremi yenile', href: page('/forget-password') },
    notes: ['Deneyen siz değilseniz bir şey yapmanız gerekmez: bu denemeyle hesabınıza girilmedi.'],
    reason: `Bu iletiyi, bu adresle yeniden ${brand.name} hesabı açılmak istendiği için aldınız.`,
  }),
  en: ({ brand, hello, page, at }, { at: done }) => ({
    preview: 'No new account was opened; you can sign in to the one you have.',
    heading: 'You already have an account',
    body: [
      hello,
      `Somebody tried to open a new ${brand.name} account with this address ${at(done)}. As the address has an account already, none was opened, and nothing in yours has changed.`,
      'If it was you, just sign in. If you do not remember your password, you can choose a new one.',
    ],
    action: { label: 'Sign in', href: page('/signin') },
    alternative: { label: 'Reset my password', href: page('/forget-password') },
    notes: ['If it was not you, you need not do anything: nobody got into your account this way.'],
    reason: `You received this message because somebody tried to open another ${brand.name} account with this address.`,
  }),
});
