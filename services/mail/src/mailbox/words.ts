import type { Localised } from '@pusula/contracts';

type Words = Readonly<
  Record<'mailbox' | 'lead' | 'empty' | 'emptyText' | 'back' | 'from' | 'to' | 'date' | 'id' | 'frame' | 'text', string>
>;

export const WORDS: Localised<Words> = {
  tr: {
    mailbox: 'Posta kutusu',
    lead: 'Bir SMTP sunucusu ayarlanmadığı için e-postalar bu bilgisayarda kalır. En yenisi üstte.',
    empty: 'Henüz e-posta gönderilmedi.',
    emptyText: 'Bir hesap açıp doğrulayın; hoş geldiniz e-postası burada görünür.',
    back: '← Posta kutusu',
    from: 'Gönderen',
    to: 'Alıcı',
    date: 'Tarih',
    id: 'Message-ID',
    frame: 'E-posta',
    text: 'Düz metin',
  },
  en: {
    mailbox: 'Mailbox',
    lead: 'No SMTP server is configured, so e-mails stay on this computer. The newest comes first.',
    empty: 'Nothing has been sent yet.',
    emptyText: 'Open an account and verify it; its welcome e-mail appears here.',
    back: '← Mailbox',
    from: 'From',
    to: 'To',
    date: 'Date',
    id: 'Message-ID',
    frame: 'The e-mail',
    text: 'Plain text',
  },
};
