import { type Certificate, COACH_LINKS, type CurrentUser, LANGUAGES } from '@pusula/contracts';

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

const written = ({ texts }: CurrentUser) => LANGUAGES.flatMap((language) => texts?.[language] ?? []);

const isThere: Readonly<Record<ProfilePart, (user: CurrentUser) => boolean>> = {
  headline: (user) => written(user).some(({ headline }) => headline !== ''),
  bio: (user) => written(user).some(({ bio }) => bio !== ''),
  picture: ({ imageUrl }) => imageUrl !== '',
  categories: ({ categories = [] }) => categories.length > 0,
  certificates: ({ certificates = [] }) => certificates.length > 0,
  links: (user) => COACH_LINKS.some((link) => user[link]),
  otherLanguage: (user) => written(user).filter(({ headline, bio }) => headline !== '' && bio !== '').length > 1,
  phone: ({ showsPhone }) => showsPhone === true,
};

/** What visitors have to find before anybody is published. */
const REQUIRED: readonly ProfilePart[] = ['headline', 'bio', 'categories', 'certificates'];

/** Nobody is done while there is something to do: what visitors see in an expired certificate counts against the certificates. */
const EXPIRED_COSTS = 5;

type PartState = { readonly part: ProfilePart; readonly worth: number; readonly to: string; readonly isDone: boolean };
/** `renewal`: a certificate that has expired, which stands before visitors as it is. */
type NextStep = { readonly part: ProfilePart | 'renewal'; readonly to: string };

/** @param today YYYY-MM-DD */
export const hasExpired = (certificates: readonly Pick<Certificate, 'expiryDate'>[], today: string): boolean =>
  certificates.some(({ expiryDate }) => expiryDate !== null && expiryDate < today);

/** Pure: how complete a coach's profile is, and the step that would do it most good. @param today YYYY-MM-DD */
export function completeness(user: CurrentUser, today: string): { percent: number; parts: readonly PartState[]; next: NextStep | null } {
  const parts = Object.entries(PARTS).map(([name, { worth, to }]) => {
    const part = name as ProfilePart;
    return { part, worth, to, isDone: isThere[part](user) };
  });
  const isExpired = hasExpired(user.certificates ?? [], today);
  const percent = parts.reduce((sum, { worth, isDone }) => sum + (isDone ? worth : 0), isExpired ? -EXPIRED_COSTS : 0);
  // They stand in the order of their worth, what is required first.
  const missing = parts.find(({ isDone }) => !isDone) ?? null;
  const isUrgent = missing !== null && REQUIRED.includes(missing.part);
  const next = !isUrgent && isExpired ? ({ part: 'renewal', to: PARTS.certificates.to } as const) : missing;
  return { percent, parts, next };
}
