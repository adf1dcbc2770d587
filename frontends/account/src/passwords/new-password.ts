import { Password, passwordProblems } from '@pusula/contracts';
import { z } from 'zod';

/** A new password and its repetition, by the rules of specification section 5. A message is a text key. */
export const newPassword = z
  .object({
    password: z.string().superRefine((value, { addIssue }) => {
      if (value === '') addIssue({ code: 'custom', message: 'passwords:errors.missing' });
      else if (passwordProblems(value).length > 0) addIssue({ code: 'custom', message: 'passwords:errors.rules' });
      else if (!Password.safeParse(value).success) addIssue({ code: 'custom', message: 'passwords:errors.long' });
    }),
    confirmation: z.string().min(1, 'passwords:errors.confirmation'),
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['confirmation'],
    message: 'passwords:errors.confirmationDiffers',
    // Also while the password itself is not good enough yet.
    when: () => true,
  });
export type NewPassword = z.infer<typeof newPassword>;
