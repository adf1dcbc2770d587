import { type CurrentUser, LIMITS, SESSION_FORMATS, SESSION_LANGUAGES } from '@pusula/contracts';
import { z } from 'zod';

/** @returns null for no answer, undefined for none that counts */
function yearsIn(value: string): number | null | undefined {
  const typed = value.trim();
  if (typed === '') return null;
  const years = Number(typed);
  return /^\d+$/.test(typed) && years <= LIMITS.yearsOfPracticeMaximum ? years : undefined;
}

/** For how long, how and in which languages somebody coaches; each may be left out. */
export const practiceSchema = z.object({
  yearsOfPractice: z.string().refine((value) => yearsIn(value) !== undefined, 'fields:errors.years'),
  sessionFormats: z.array(z.enum(SESSION_FORMATS)),
  sessionLanguages: z.array(z.enum(SESSION_LANGUAGES)),
});
export type PracticeFields = z.infer<typeof practiceSchema>;

/** Pure: what a form begins with. */
export const practiceOf = ({ yearsOfPractice, sessionFormats = [], sessionLanguages = [] }: CurrentUser): PracticeFields => ({
  yearsOfPractice: yearsOfPractice?.toString() ?? '',
  sessionFormats,
  sessionLanguages,
});

/** Pure: what a form sends. */
export const sentPractice = ({ yearsOfPractice, sessionFormats, sessionLanguages }: PracticeFields) => ({
  yearsOfPractice: yearsIn(yearsOfPractice) ?? null,
  sessionFormats,
  sessionLanguages,
});

/** Where a refusal of one of the fields is shown. */
export const PRACTICE_PLACES = { yearsOfPractice: ['yearsOfPractice', 'fields:errors.years'] } as const;
