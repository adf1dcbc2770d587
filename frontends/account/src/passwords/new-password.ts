import type { z } from 'zod';
import { passwordQuestion } from '../sign-up/questions.ts';

/** A new password and its repetition, by the rules of specification section 5. */
export const newPassword = passwordQuestion;
export type NewPassword = z.infer<typeof newPassword>;
