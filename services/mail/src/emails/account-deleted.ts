import { pageAddress } from '@pusula/contracts';
import type { Action } from './email.ts';
import { defineEmail, type TemplateContext } from './layout.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** The last email. What goes and what stays is what the page on deleting data says: frontends/public/src/legal. */
export const accountDeletedEmail = defineEmail<NoticeFacts>({
  tr: ({ brand, hello, at, page, language }, { at: done, code }) => ({
    preview: 'Neler silindi, neler kalır: hepsi bu iletide.',
    heading: 'Hesabınız silindi',
    body: [
      hello,
      `${brand.name} hesabınız isteğiniz üzerine ${at(done)} silindi. Oturumlarınız kapandı; koçsanız herkese açık sayfanız da yayından kalktı.`,
      'Şunlar en geç 24 saat içinde bütün kayıt yerlerimizden silinir:',
      [
        'Adınız, e-posta adresiniz, telefonunuz, doğum tarihiniz, cinsiyetiniz, şehriniz ve şifrenizin özeti.',
        'Fotoğrafınız ve bütün küçültülmüş kopyaları.',
        'Koçluk profiliniz: başlık, tanıtım, uzmanlıklar, sertifikalar ve bağlantılar.',
        'Sosyal medya hesabınızla kurulan bağ ve oradan aldığımız bilgiler.',
        'Kullanılmamış etkinleştirme ve şifre bağlantılarınız.',
      ],
      'Yalnızca şunlar kalır:',
      [
        'Yedekler, en çok 30 gün. Süreleri dolunca bütün olarak silinirler.',
        'Silme kaydı, üç yıl: hesap numarası ve silme anı. Adınızı ya da adresinizi içermez; saklanmasını yönetmelik gerektirir.',
        'Hesap numaranız, yapılan işlemlerin kayıtlarında, süresiz. Değişen bilgilerin kendisi silinir.',
        'Bize e-posta ile başvurduysanız yazışmanız, üç yıl.',
      ],
      'Bizimle yürüdüğünüz yol için teşekkür ederiz. Aynı adresle dilediğiniz zaman yeniden üye olabilirsiniz; hesap baştan açılır.',
    ],
    ...statusLink(page, code, {
      label: 'Silmenin durumunu gör',
      fallback: 'Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın. Hesap gerekmez:',
    }),
    alternative: { label: 'Ayrıntıları oku', href: brand.url + pageAddress('dataDeletion', language) },
    notes: [`Bunu siz istemediyseniz hemen ${brand.contact} adresine yazın.`],
    reason: `Bu, silinen ${brand.name} hesabınız için gönderdiğimiz son iletidir.`,
  }),
  en: ({ brand, hello, at, page, language }, { at: done, code }) => ({
    preview: 'What was deleted and what stays: it is all in this message.',
    heading: 'Your account was deleted',
    body: [
      hello,
      `Your ${brand.name} account was deleted ${at(done)}, as you asked. Your sessions have ended, and if you are a coach, your public page is gone.`,
      'Within 24 hours these are erased from every place where we store data:',
      [
        'Your name, e-mail address, phone number, date of birth, gender, city and the hash of your password.',
        'Your photograph and all its smaller copies.',
        'Your coaching profile: headline, introduction, specialties, certificates and links.',
        'The connection with your social media account, and what we received from there.',
        'Activation and password links you had not used.',
      ],
      'Only these stay:',
      [
        'Backups, 30 days at most. Each is erased as a whole when it expires.',
        'The record of the deletion, three years: the account number and the moment. It holds neither your name nor your address; the law requires it.',
        'Your account number, in the records of what was done, for good. What was changed is erased.',
        'If you wrote to us, our correspondence, three years.',
      ],
      'Thank you for your time with us. You may sign up again with the same address whenever you like; the account then starts afresh.',
    ],
    ...statusLink(page, code, {
      label: 'See the state of the deletion',
      fallback: 'If the button does not work, paste this address into your browser. You need no account:',
    }),
    alternative: { label: 'Read the details', href: brand.url + pageAddress('dataDeletion', language) },
    notes: [`If you did not ask for this, write to ${brand.contact} at once.`],
    reason: `This is the last message we send for your deleted ${brand.name} account.`,
  }),
});

/** Opens the page that says, without an account, which service has erased what it had. */
const statusLink = (page: TemplateContext['page'], code: string | undefined, words: Pick<Action, 'label' | 'fallback'>) =>
  code === undefined ? {} : { action: { ...words, href: page('/data-deletion-status', { code }) } };
