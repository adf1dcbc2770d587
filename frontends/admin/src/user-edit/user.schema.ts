import { z } from 'zod';
import { USER_FIELDS, type UserFields } from './user-fields.ts';
import { changedFields } from './user-form.ts';

/** What the form asks for. What is there already is never refused, whatever the rules were when it was written. @param before what the form began with */
export const userSchema = (before: UserFields) =>
  z.custom<UserFields>().superRefine((fields, { addIssue }) => {
    for (const name of changedFields(before, fields)) {
      const { error } = USER_FIELDS[name].rule.safeParse(fields[name]);
      for (const { message } of error?.issues ?? []) addIssue({ code: 'custom', path: [name], message });
    }
  });
