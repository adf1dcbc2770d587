import type { z } from 'zod';
import type { register } from './identity.ts';

type NewUser = z.input<typeof register.input>['user'];

/** Somebody who signs up. */
export const newUser = (email: string, more: Partial<NewUser> = {}): NewUser => ({
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email,
  gender: 'Female',
  birthday: '1990-01-02',
  city: 'İzmir',
  country: 'TR',
  phoneCode: '90',
  phone: '5321234567',
  agreedToTerms: true,
  ...more,
});
