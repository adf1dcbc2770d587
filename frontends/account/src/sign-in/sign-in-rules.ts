import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@pusula/contracts';
import { z } from 'zod';

/** That both fields are filled in, then the contract's own rules. A message is a code of the contracts or a text key. */
const signInForm = z.object({
  email: z.string().trim().min(1, 'signIn:emailMissing').pipe(login.input.shape.email),
  password: login.input.shape.password.unwrap().min(1, 'signIn:passwordMissing'),
});
export type SignInFields = z.output<typeof signInForm>;
export const resolver = zodResolver(signInForm);
