import type { CurrentUser } from '@pusula/contracts';
import { person } from '@pusula/frontend-kit/testing';

/** A coach with a complete profile in one language. */
export const coach = (more: Partial<CurrentUser> = {}): CurrentUser =>
  person('coach', {
    version: 7,
    slug: 'nilufer-sen-01k9000000000000000000000a',
    isPublic: true,
    showsPhone: false,
    yearsOfPractice: 8,
    gender: 'PreferNotToSay',
    birthday: '1988-03-14',
    middleName: '',
    username: '',
    imageUrl: '/pictures/p1/640.jpg',
    imageFileName: 'p1',
    texts: { tr: { headline: 'İlk kez yönetici olanlara yol arkadaşlığı', bio: 'Sekiz yıldır yeni yöneticilerle çalışıyorum.' } },
    website: 'https://nilufersen.example',
    linkedIn: 'https://www.linkedin.com/in/nilufersen',
    instagram: 'https://www.instagram.com/nilufersen',
    facebook: 'https://www.facebook.com/nilufersen',
    categories: [{ id: '01k9000000000000000000000a', name: 'Liderlik', slug: 'liderlik' }],
    certificates: [
      {
        id: '01k900000000000000000000c1',
        name: 'PCC',
        description: 'Profesyonel koçluk',
        issuer: 'ICF',
        credentialId: 'PCC-1',
        issueDate: '2021-06-02',
        expiryDate: null,
      },
    ],
    ...more,
  });
