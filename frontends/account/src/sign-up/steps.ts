import { personalSchema, phoneSchema } from '@pusula/frontend-kit/fields';
import type { NewUserDraft } from '@pusula/frontend-kit/session';
import { coachingSchema, expertiseSchema } from './sign-up.schema.ts';

export type Step = 'email' | 'password' | 'personal' | 'phone' | 'about' | 'expertise' | 'summary';

export const ADDRESS_OF: Readonly<Record<Step, string>> = {
  email: '/signup',
  password: '/signup-step-two',
  personal: '/signup-step-three',
  phone: '/signup-step-four',
  about: '/signup-step-five',
  expertise: '/signup-step-six',
  summary: '/signup-summary',
};

/** Whether the coaching profile is filled in now: by coaches who do not put it off. */
export const describesCoaching = ({ userType, completesLater }: NewUserDraft): boolean => userType === 'coach' && !completesLater;

/** The pages that this person goes through, in order. A provider's word stands for a password. */
export const stepsOf = (draft: NewUserDraft): Step[] => [
  'email',
  ...(draft.authenticationType === 'Basic' ? ['password' as const] : []),
  'personal',
  'phone',
  'about',
  ...(describesCoaching(draft) ? ['expertise' as const] : []),
  'summary',
];

const finished: Readonly<Record<Step, (draft: NewUserDraft) => boolean>> = {
  email: ({ email }) => email !== '',
  password: ({ hasPassword }) => hasPassword,
  personal: (draft) => personalSchema.safeParse(draft).success,
  phone: (draft) => phoneSchema.safeParse(draft).success,
  about: (draft) => !describesCoaching(draft) || coachingSchema.safeParse(draft).success,
  expertise: (draft) => expertiseSchema.safeParse(draft).success,
  summary: () => false,
};

export const isFinished = (step: Step, draft: NewUserDraft): boolean => finished[step](draft);

/** The first page that still lacks an answer; the summary when none does. */
export const firstUnfinished = (draft: NewUserDraft): Step => stepsOf(draft).find((step) => !isFinished(step, draft)) ?? 'summary';

/** Whether somebody may open a page: it is one of theirs, and all before it are done. */
export const isOpen = (step: Step, draft: NewUserDraft): boolean => {
  const steps = stepsOf(draft);
  const place = steps.indexOf(step);
  return place >= 0 && steps.slice(0, place).every((earlier) => isFinished(earlier, draft));
};

export const stepAfter = (step: Step, draft: NewUserDraft): Step => {
  const steps = stepsOf(draft);
  return steps[steps.indexOf(step) + 1] ?? 'summary';
};

export const stepBefore = (step: Step, draft: NewUserDraft): Step | null => {
  const steps = stepsOf(draft);
  return steps[steps.indexOf(step) - 1] ?? null;
};
