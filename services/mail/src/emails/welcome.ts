import { pageAddress } from '@pusula/contracts';
import { defineEmail } from './layout.ts';

/** Welcomes whoever proved their address. */
export const welcomeEmail = defineEmail({
  tr: ({ brand, name }) => ({
    preview: 'Hesabınız hazır. İlk adım, aklınızdaki soruyu kendi sözlerinizle yazmak.',
    heading: name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz',
    body: [
      'Hesabınız doğrulandı ve kullanıma hazır.',
      'İlk adım küçük olabilir: aklınızdaki soruyu arama kutusuna kendi sözlerinizle yazın. “İşimi değiştirsem mi?” da olur, “uyku düzeni” de. Size uyan koçları, neden karşınıza çıktıklarıyla birlikte gösteririz.',
      'Koç olarak katıldıysanız, profilinizdeki başlık ve tanıtım yazısı sizden okunacak ilk sözlerdir. Onları kendi sesinizle yazın.',
      'Acele etmeyin. Birkaç kişinin yazdıklarını okuyun, sertifikalarına bakın; içinize sinenle konuşun.',
    ],
    action: { label: 'Kategorilere göz atın', href: brand.url + pageAddress('categories', 'tr') },
    reason: `Bu iletiyi, bu adresle açılan ${brand.name} hesabı doğrulandığı için aldınız.`,
  }),
  en: ({ brand, name }) => ({
    preview: 'Your account is ready. The first step is putting your question in your own words.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    body: [
      'Your account is verified and ready to use.',
      'The first step can be small: type what is on your mind into the search box, in your own words. “Should I change jobs?” works, and so does “sleep”. We show the coaches who fit, and say why each of them came up.',
      'If you joined as a coach, the headline and introduction on your profile are the first words people will read from you. Write them in your own voice.',
      'Take your time. Read what a few people have written, look at their certificates, and talk to the one who feels right.',
    ],
    action: { label: 'Browse the categories', href: brand.url + pageAddress('categories', 'en') },
    reason: `You received this message because the ${brand.name} account opened with this address was verified.`,
  }),
});
