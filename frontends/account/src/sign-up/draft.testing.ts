import { type NewUserDraft, newUserDraft, newUserDraftReducer } from '@pusula/frontend-kit/session';

const fresh = newUserDraftReducer(undefined, newUserDraft.reset());

/** Everything that a member tells. */
export const memberDraft = (more: Partial<NewUserDraft> = {}): NewUserDraft => ({
  ...fresh,
  email: 'nilufer.sen@posta.example',
  hasPassword: true,
  firstName: 'Nilüfer',
  lastName: 'Şen',
  gender: 'PreferNotToSay',
  birthday: '1988-03-14',
  city: 'İzmir',
  phone: '5321234567',
  ...more,
});

/** Everything that a coach tells. */
export const coachDraft = (more: Partial<NewUserDraft> = {}): NewUserDraft =>
  memberDraft({
    userType: 'coach',
    headline: 'İlk kez yönetici olanlara yol arkadaşlığı',
    bio: 'Sekiz yıldır yeni yöneticilerle çalışıyorum.',
    website: 'https://nilufersen.example',
    linkedIn: 'https://www.linkedin.com/in/nilufersen',
    instagram: 'https://www.instagram.com/nilufersen',
    facebook: 'https://www.facebook.com/nilufersen',
    categories: ['01k9000000000000000000000a'],
    certificates: [
      {
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
