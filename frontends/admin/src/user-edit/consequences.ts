import type { EditedUser } from '@pusula/contracts';
import type { UserFields } from './user-fields.ts';

/** What a change does at once, beyond the words that are changed. */
export type Consequence =
  | 'email'
  | 'emailOfCoach'
  | 'becomesAdmin'
  | 'becomesCoach'
  | 'demoted'
  | 'leavesSearch'
  | 'disabled'
  | 'deleted'
  | 'enabled';

/** Those that take something away from somebody, or give power over everybody. */
const ASKED: ReadonlySet<Consequence> = new Set(['becomesAdmin', 'demoted', 'leavesSearch', 'disabled', 'deleted']);
const STATUS = { enabled: 'enabled', disabled: 'disabled', deleted: 'deleted' } as const;

type Standing = Pick<UserFields, 'email' | 'userType' | 'status'>;

function ofType(before: EditedUser, { userType }: Standing): Consequence[] {
  if (userType === before.userType) return [];
  return [
    ...(userType === 'admin' ? (['becomesAdmin'] as const) : []),
    ...(before.userType === 'admin' ? (['demoted'] as const) : []),
    ...(before.userType === 'coach' ? (['leavesSearch'] as const) : []),
    ...(userType === 'coach' ? (['becomesCoach'] as const) : []),
  ];
}

function ofAddress(before: EditedUser, { email }: Standing): Consequence[] {
  if (email.trim().toLowerCase() === before.email.toLowerCase()) return [];
  return [before.userType === 'coach' ? 'emailOfCoach' : 'email'];
}

/** Pure: what saving the form would do at once, in the order of the page. */
export const consequencesOf = (before: EditedUser, fields: Standing): Consequence[] => [
  ...ofAddress(before, fields),
  ...ofType(before, fields),
  ...(fields.status === before.status ? [] : [STATUS[fields.status]]),
];

/** Pure: those among them that are asked about first. */
export const askedAbout = (consequences: readonly Consequence[]): Consequence[] => consequences.filter((one) => ASKED.has(one));
