import { homeAddress, pageAddress } from '@pusula/contracts';
import { defineEmail } from './layout.ts';

/** Welcomes a member who proved their address: they came to find a coach. */
export const memberWelcomeEmail = defineEmail({
  tr: ({ brand, name, language }) => ({
    preview: 'Hesabınız hazır. İlk adım, aklınızdaki soruyu kendi sözlerinizle yazmak.',
    heading: name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz',
    body: [
      'Hesabınız doğrulandı ve kullanıma hazır.',
      'İlk adım küçük olabilir: aklınızdaki soruyu arama kutusuna kendi sözlerinizle yazın. “İşimi değiştirsem mi?” da olur, “uyku düzeni” de. Size uyan koçları, neden karşınıza çıktıklarıyla birlikte gösteririz.',
      'Acele etmeyin. Birkaç kişinin yazdıklarını okuyun, sertifikalarına bakın; içinize sinenle konuşun.',
    ],
    action: { label: 'Sorumu yaz', href: brand.url + homeAddress(language) },
    alternative: { label: 'Ya da kategorilere göz at', href: brand.url + pageAddress('categories', language) },
    reason: `Bu iletiyi, bu adresle açılan ${brand.name} hesabı doğrulandığı için aldınız.`,
  }),
  en: ({ brand, name, language }) => ({
    preview: 'Your account is ready. The first step is putting your question in your own words.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    body: [
      'Your account is verified and ready to use.',
      'The first step can be small: type what is on your mind into the search box, in your own words. “Should I change jobs?” works, and so does “sleep”. We show the coaches who fit, and say why each of them came up.',
      'Take your time. Read what a few people have written, look at their certificates, and talk to the one who feels right.',
    ],
    action: { label: 'Ask my question', href: brand.url + homeAddress(language) },
    alternative: { label: 'Or browse the categories', href: brand.url + pageAddress('categories', language) },
    reason: `You received this message because the ${brand.name} account opened with this address was verified.`,
  }),
});

/** Welcomes a coach who proved their address: they came to be found. */
export const coachWelcomeEmail = defineEmail({
  tr: ({ brand, name, page }) => ({
    preview: 'Hesabınız hazır. Sıradaki adım, profilinize okuyanın gözüyle bakmak.',
    heading: name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz',
    body: [
      'E-posta adresiniz doğrulandı. Sizi arayanlar, profiliniz tamamlandığı anda bulabilir. Bunun için dört şey gerekir:',
      ['bir başlık', 'bir tanıtım yazısı', 'en az bir kategori', 'en az bir sertifika'],
      'Başlık ve tanıtım yazısı, sizden okunacak ilk sözlerdir. Onları kendi sesinizle yazın: kiminle çalıştığınızı, bir görüşmenin nasıl geçtiğini, insanların size ne için geldiğini anlatın.',
      'Eksik kalan varsa profil sayfanız söyler; dilediğiniz zaman tamamlayabilirsiniz.',
    ],
    action: { label: 'Profilimi gözden geçir', href: page('/coach-profile') },
    reason: `Bu iletiyi, bu adresle açılan ${brand.name} hesabı doğrulandığı için aldınız.`,
  }),
  en: ({ brand, name, page }) => ({
    preview: 'Your account is ready. The next step is reading your profile as a visitor would.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    body: [
      'Your address is verified. People can find you as soon as your profile is complete. That takes four things:',
      ['a headline', 'an introduction', 'at least one category', 'at least one certificate'],
      'Headline and introduction are the first words that people read from you. Write them in your own voice: whom you work with, what a session is like, what people come to you with.',
      'Your profile page says what is still missing; you can add it whenever you like.',
    ],
    action: { label: 'Review my profile', href: page('/coach-profile') },
    reason: `You received this message because the ${brand.name} account opened with this address was verified.`,
  }),
});
