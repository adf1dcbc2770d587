import { z } from 'zod';

/** A text that has to be there, and to be what the contract takes. A message is a code of the contracts or a text key. */
export const required = (shape: z.ZodType, missing: string, invalid = missing) =>
  z.string().superRefine((value, { addIssue }) => {
    if (value.trim() === '') addIssue({ code: 'custom', message: missing });
    else if (!shape.safeParse(value).success) addIssue({ code: 'custom', message: invalid });
  });

/** A text that may be left out. */
export const optional = (shape: z.ZodType, invalid: string) =>
  z.string().refine((value) => value.trim() === '' || shape.safeParse(value).success, invalid);
