import type { ListedUser } from '../console/user-kinds.ts';

/** What a person is called; who gave no name yet is called by their address. */
export const nameOf = ({ firstName, lastName, email }: Pick<ListedUser, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
