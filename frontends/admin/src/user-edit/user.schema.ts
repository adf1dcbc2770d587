import { z } from 'zod';
import { USER_FIELDS, type UserFields } from './user-fields.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What the form asks for. What is there already is never refused, whatever the rules were when it was written. @param before what the form began with */
export const userSchema = (before: UserFields) =>
  z.custom<UserFields>().superRefine((fields, { addIssue }) => {
    for (const [field, { rule }] of Object.entries(USER_FIELDS) as [keyof UserFields, { rule: z.ZodType }][]) {
      if (isSame(fields[field], before[field])) continue;
      for (const { message } of rule.safeParse(fields[field]).error?.issues ?? []) addIssue({ code: 'custom', path: [field], message });
    }
  });
