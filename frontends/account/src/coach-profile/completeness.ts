import type { CurrentUser } from '@pusula/contracts';

/** What a coach's profile is made of, what each part is worth (together 100; what visitors have to find there before any of the rest), and where it is filled in. */
const PARTS = {
  headline: { worth: 20, to: '/coach-profile/edit' },
  bio: { worth: 20, to: '/coach-profile/edit' },
  categories: { worth: 17, to: '/coach-profile/edit' },
  certificates: { worth: 16, to: '/coach-profile/certificates' },
  picture: { worth: 13, to: '/profile/edit' },
  links: { worth: 6, to: '/coach-profile/edit' },
  otherLanguage: { worth: 5, to: '/coach-profile/edit' },
  phone: { worth: 3, to: '/coach-profile/edit' },
} as const;
export type ProfilePart = keyof typeof PARTS;

const written = ({ texts }: CurrentUser) => [texts?.tr, texts?.en].flatMap((text) => text ?? []);

const isThere: Readonly<Record<ProfilePart, (user: CurrentUser) => boolean>> = {
  headline: (user) => written(user).some(({ headline }) => headline !== ''),
  bio: (user) => written(user).some(({ bio }) => bio !== ''),
  picture: ({ imageUrl }) => imageUrl !== '',
  categories: ({ categories = [] }) => categories.length > 0,
  certificates: ({ certificates = [] }) => certificates.length > 0,
  links: ({ website, linkedIn, instagram, facebook }) => [website, linkedIn, instagram, facebook].some(Boolean),
  otherLanguage: (user) => written(user).filter(({ headline, bio }) => headline !== '' && bio !== '').length === 2,
  phone: ({ showsPhone }) => showsPhone === true,
};

type PartState = { readonly part: ProfilePart; readonly worth: number; readonly to: string; readonly isDone: boolean };

/** Pure: how complete a coach's profile is, and the step that would do it most good. */
export function completeness(user: CurrentUser): { percent: number; parts: readonly PartState[]; next: PartState | null } {
  const parts = Object.entries(PARTS).map(([name, { worth, to }]) => {
    const part = name as ProfilePart;
    return { part, worth, to, isDone: isThere[part](user) };
  });
  const percent = parts.reduce((sum, { worth, isDone }) => sum + (isDone ? worth : 0), 0);
  // They stand in the order of their worth.
  return { percent, parts, next: parts.find(({ isDone }) => !isDone) ?? null };
}
