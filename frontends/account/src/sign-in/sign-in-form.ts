import { login } from '@pusula/contracts';
import { z } from 'zod';

/** What the form asks for: that both fields are filled in, then the contract's own rules. A message is a code of the contracts or a text key. */
export const signInForm = z.object({
  email: z.string().trim().min(1, 'signIn:emailMissing').pipe(login.input.shape.email),
  password: login.input.shape.password.unwrap().min(1, 'signIn:passwordMissing'),
});
export type SignInForm = z.output<typeof signInForm>;
