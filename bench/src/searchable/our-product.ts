import { getCurrentUser, login, search, updateCoachingProfile } from '@pusula/contracts';
import { apiOf } from '@pusula/e2e/api';
import type { Searchable } from './time-to-found.ts';

/** The demo's coach, who saves their profile and is searched for, both through the gateway. */
export async function demoCoachAt(url: string): Promise<Searchable> {
  const api = apiOf(url);
  const { token } = await api(login, { email: 'koc@pusula.example', password: 'Pusula2026!' });
  const { user } = await api(getCurrentUser, {}, token);
  const profile = {
    UserId: user.id,
    Bio: user.bio ?? '',
    LinkedIn: user.linkedIn || 'https://www.linkedin.com/in/x',
    Website: user.website || 'https://example.com',
    Instagram: user.instagram || 'https://instagram.com/x',
    Facebook: user.facebook || 'https://facebook.com/x',
    Categories: (user.categories ?? []).map(({ id }) => id),
  };
  return {
    save: (word) => api(updateCoachingProfile, { ...profile, Headline: `${word} ${user.headline}`.slice(0, 160) }, token),
    // An unknown word finds one that is nearly the same: only the headline itself proves it.
    isFound: async (word) => (await api(search, { keyword: word })).coaches.some(({ headline }) => headline.startsWith(word)),
  };
}
