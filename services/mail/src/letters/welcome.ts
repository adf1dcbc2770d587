import { type Language, pageAddress } from '@pusula/contracts';
import { greetingName } from './greeting.ts';
import type { Brand, Letter } from './letter.ts';

type Words = {
  readonly greeting: (name: string) => string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly reason: (brand: string) => string;
  readonly privacy: string;
  readonly terms: string;
};

const WORDS: Record<Language, Words> = {
  tr: {
    greeting: (name) => (name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz'),
    preview: 'Hesabınız hazır. İlk adım, aklınızdaki soruyu kendi sözlerinizle yazmak.',
    paragraphs: [
      'Hesabınız doğrulandı ve kullanıma hazır.',
      'İlk adım küçük olabilir: aklınızdaki soruyu arama kutusuna kendi sözlerinizle yazın. “İşimi değiştirsem mi?” da olur, “uyku düzeni” de. Size yakın koçları, neden karşınıza çıktıklarıyla birlikte gösteririz.',
      'Koç olarak katıldıysanız, profilinizdeki başlık ve tanıtım yazısı sizden okunacak ilk sözlerdir. Onları kendi sesinizle yazın.',
      'Acele etmeyin. Birkaç kişinin yazdıklarını okuyun, sertifikalarına bakın; içinize sinenle konuşun.',
    ],
    action: 'Kategorilere göz atın',
    reason: (brand) => `Bu iletiyi, bu adresle açılan ${brand} hesabı doğrulandığı için aldınız.`,
    privacy: 'Gizlilik politikası',
    terms: 'Kullanım şartları',
  },
  en: {
    greeting: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
    preview: 'Your account is ready. The first step is putting your question in your own words.',
    paragraphs: [
      'Your account is verified and ready to use.',
      'The first step can be small: type what is on your mind into the search box, in your own words. “Should I change jobs?” works, and so does “sleep”. We show the coaches who come closest, and say why each of them came up.',
      'If you joined as a coach, the headline and introduction on your profile are the first words people will read from you. Write them in your own voice.',
      'Take your time. Read what a few people have written, look at their certificates, and talk to the one who feels right.',
    ],
    action: 'Browse the categories',
    reason: (brand) => `You received this message because the ${brand} account opened with this address was verified.`,
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
  },
};

/** Pure: the mail that a verified account is welcomed with, in the account's language. */
export function welcomeLetter({ firstName, language }: { readonly firstName: string; readonly language: Language }, brand: Brand): Letter {
  const words = WORDS[language];
  const greeting = words.greeting(greetingName(firstName));
  return {
    language,
    subject: `${brand.name}: ${greeting}`,
    preview: words.preview,
    heading: greeting,
    paragraphs: words.paragraphs,
    action: { label: words.action, href: brand.url + pageAddress('categories', language) },
    reason: words.reason(brand.name),
    footerLinks: [
      { label: words.privacy, href: brand.url + pageAddress('privacy', language) },
      { label: words.terms, href: brand.url + pageAddress('terms', language) },
    ],
  };
}
