import type { CurrentUser } from '@pusula/contracts';
import type { ReactNode } from 'react';
import { OwnPerson } from '../person/OwnPerson.tsx';
import { NoCoaching } from './NoCoaching.tsx';
import { hasCoaching } from './visibility.ts';

/** The coaching pages ask only for somebody who is signed in (specification section 6): whoever has no coaching profile reads what they are for. */
export function ForCoaches({ children }: { children: (user: CurrentUser) => ReactNode }) {
  return <OwnPerson>{(user) => (hasCoaching(user) ? children(user) : <NoCoaching user={user} />)}</OwnPerson>;
}
