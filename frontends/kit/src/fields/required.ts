import { hasUnwanted } from '@pusula/contracts';
import { z } from 'zod';

/** Comes along when something is pasted, and no text may hold it: told apart from a text that is only wrong, because nobody sees what is wrong with it. */
const isUnseen = (value: string) => hasUnwanted(value) || /[\u2028\u2029]/u.test(value);
const problem = (value: string, invalid: string) => ({ code: 'custom', message: isUnseen(value) ? 'errors.unseen' : invalid }) as const;

/** A text that has to be there, and to be what the contract takes. A message is a code of the contracts or a text key. */
export const required = (shape: z.ZodType, missing: string, invalid = missing) =>
  z.string().superRefine((value, { addIssue }) => {
    if (value.trim() === '') addIssue({ code: 'custom', message: missing });
    else if (!shape.safeParse(value).success) addIssue(problem(value, invalid));
  });

/** A text that may be left out. */
export const optional = (shape: z.ZodType, invalid: string) =>
  z.string().superRefine((value, { addIssue }) => {
    if (value.trim() !== '' && !shape.safeParse(value).success) addIssue(problem(value, invalid));
  });
