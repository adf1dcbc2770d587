import type { z } from 'zod';
import { passwordSchema } from '../sign-up/sign-up.schema.ts';

/** A new password and its repetition, by the rules of specification section 5. */
export const newPassword = passwordSchema;
export type NewPassword = z.infer<typeof newPassword>;
