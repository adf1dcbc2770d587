import { describe, expect, it } from '@jest/globals';
import { NewUser } from '@pusula/contracts';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { newUserFrom } from './new-user.ts';

describe('what is registered', () => {
  it('is what the contract takes, of a member and of a coach', () => {
    for (const draft of [memberDraft(), coachDraft()]) expect(NewUser.safeParse(newUserFrom(draft, 'Yelken!Rota42')).error).toBeUndefined();
  });

  it('leaves out what was left out', () => {
    const user = newUserFrom(memberDraft({ middleName: ' ' }), '');
    for (const field of ['middleName', 'username', 'password', 'imageFileName', 'headline']) expect(user).not.toHaveProperty(field);
  });

  it('holds nothing of the draft that is not the person’s to say (S6)', () => {
    const user = newUserFrom(coachDraft(), 'Yelken!Rota42');
    for (const field of ['status', 'isDeleted', 'hasPassword', 'completesLater', 'imageUrl', 'authenticationType'])
      expect(user).not.toHaveProperty(field);
  });

  it('says the city by its name', () => {
    expect(newUserFrom(memberDraft({ city: 'izmir' }), '').city).toBe('İzmir');
  });

  it('holds a member’s own words about coaching not at all', () => {
    expect(newUserFrom(coachDraft({ userType: 'member' }), '')).not.toHaveProperty('headline');
  });

  it('holds of a coach who completes later what is good already', () => {
    const user = newUserFrom(coachDraft({ completesLater: true, bio: '', linkedIn: 'nonsense', categories: [], certificates: [] }), '');
    expect(user).toMatchObject({ headline: 'İlk kez yönetici olanlara yol arkadaşlığı', website: 'https://nilufersen.example' });
    for (const field of ['bio', 'linkedIn', 'categories', 'certificates']) expect(user).not.toHaveProperty(field);
  });

  it('says what the words are written in: as chosen, else as it seems, else nothing', () => {
    const languageOf = (more: Parameters<typeof coachDraft>[0]) => newUserFrom(coachDraft(more), '').textLanguage;
    expect(languageOf({ textLanguage: 'en' })).toBe('en');
    expect(languageOf({ bio: 'I walk with new managers through the first year.', headline: 'The first year' })).toBe('en');
    expect(languageOf({ bio: 'Koç.', headline: 'Yol' })).toBeUndefined();
  });

  it('completes links that were said without their beginning', () => {
    expect(newUserFrom(coachDraft({ website: 'nilufersen.example' }), '').website).toBe('https://nilufersen.example');
  });
});
