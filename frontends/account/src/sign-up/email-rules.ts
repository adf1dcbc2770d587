import { zodResolver } from '@hookform/resolvers/zod';
import { NewUser } from '@pusula/contracts';
import { required } from '@pusula/frontend-kit/fields';
import { z } from 'zod';

export const emailSchema = z.object({ email: required(NewUser.shape.email, 'signUp:errors.email', 'INVALID_EMAIL') });
export type EmailFields = z.infer<typeof emailSchema>;
export const resolver = zodResolver(emailSchema);
