import type { Account, Localised } from '@pusula/contracts';
import { defineEmail } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

const NOW: Localised<Record<Account['userType'], string>> = {
  tr: { member: 'üye', coach: 'koç', admin: 'yönetici' },
  en: { member: 'a member’s', coach: 'a coach’s', admin: 'an administrator’s' },
};

/** Somebody else has changed what the account may do. */
export const roleChangedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, page, at, aboutTheAccount }, { at: done, userType = 'member' }) => ({
    preview: `Hesabınız artık bir ${NOW.tr[userType]} hesabı.`,
    heading: 'Hesabınızın türü değişti',
    body: [
      hello,
      `${brand.name} yönetimi hesabınızı ${at(done)} bir ${NOW.tr[userType]} hesabı yaptı. Bu hemen geçerlidir; yeniden giriş yapmanız gerekebilir.`,
      'Haberiniz varsa yapmanız gereken bir şey yok.',
    ],
    action: { label: 'Hesabıma bak', href: page('/profile') },
    alternative: { label: 'Güvenlik ayarlarıma bak', href: page('/profile/security') },
    notes: [`Bunu beklemiyorsanız ${brand.contact} adresine yazın.`],
    reason: aboutTheAccount,
  }),
  en: ({ brand, hello, page, at, aboutTheAccount }, { at: done, userType = 'member' }) => ({
    preview: `Your account is ${NOW.en[userType]} now.`,
    heading: 'The kind of your account was changed',
    body: [
      hello,
      `The administration of ${brand.name} made your account ${NOW.en[userType]} ${at(done)}. This applies at once; you may have to sign in again.`,
      'If you know of this, there is nothing you need to do.',
    ],
    action: { label: 'See my account', href: page('/profile') },
    alternative: { label: 'See my security settings', href: page('/profile/security') },
    notes: [`If you did not expect this, write to ${brand.contact}.`],
    reason: aboutTheAccount,
  }),
});
