import { isDeepStrictEqual } from 'node:util';
import type { Account, AccountEdit, ActionTaken, Endpoint, ErrorCode, InputOf, PersonField, PersonValue } from '@pusula/contracts';
import * as contracts from '@pusula/contracts';
import { accountOf, callerIn, playServices } from './play-services.ts';
import { type Answerer, sendJson } from './upstream.ts';

type Said = Partial<Record<PersonField, PersonValue>>;
type Known = { account: Account; version: number; readonly person: Said };
type Answer = object | ErrorCode;

export type PlayedPeople = {
  /** What identity, profile and catalog answer. */
  readonly answer: Answerer;
  /** Makes somebody known, and says what they say of themself. */
  readonly add: (email: string, person?: Said) => Account;
  readonly of: (email: string) => Known;
  /** Entries of the audit log that can be undone, by id. */
  readonly entries: Map<string, ActionTaken>;
  /** Entries that reach the log after it was asked about them once, by id. */
  readonly late: Map<string, ActionTaken>;
};

/** Of an edit of an account, and of one of a person. */
export const ENTRY_ID = '01k000000000000000000entry';
export const PERSON_ENTRY_ID = '01k0000000000000000person1';

const changesNothing = (edit: AccountEdit, account: Account) =>
  Object.entries(edit).every(([field, value]) => account[field as keyof Account] === value);

function revisePerson({ person }: Known, { edit }: InputOf<typeof contracts.revisePerson>): Answer {
  const changes = Object.entries(edit as Said).filter(([field, value]) => !isDeepStrictEqual(person[field as PersonField] ?? '', value));
  Object.assign(person, Object.fromEntries(changes));
  return { undoableEntryId: changes.length > 0 ? PERSON_ENTRY_ID : null };
}

function undoPersonEdit({ person }: Known, { changes }: InputOf<typeof contracts.undoPersonEdit>): Answer {
  if (!changes.every(({ field, after }) => isDeepStrictEqual(person[field] ?? '', after))) return 'CONFLICT';
  for (const { field, before } of changes) person[field] = before;
  return {};
}

function revise(
  known: Known,
  { actorId, isProven, edit, accountVersion, expected, dryRun }: InputOf<typeof contracts.reviseAccount>,
): Answer {
  const { account, version } = known;
  if ((accountVersion !== undefined && accountVersion !== version) || !changesNothing(expected, account)) return 'CONFLICT';
  const isChange = !changesNothing(edit, account);
  if (isChange && actorId === account.id) return 'OWN_ACCOUNT';
  if (isChange && !isProven) return 'PROOF_REQUIRED';
  if (isChange && !dryRun) {
    known.account = { ...account, ...(edit as Partial<Account>) };
    known.version += 1;
  }
  const isDone = isChange && !dryRun;
  const hasEndedSessions = isDone && account.userType === 'admin' && edit.email !== undefined;
  return { account: known.account, version: known.version, undoableEntryId: isDone ? ENTRY_ID : null, hasEndedSessions };
}

/** The owners of people, as far as an admin's edit asks them. */
export function playPeople(): PlayedPeople {
  const people = new Map<string, Known>();
  const entries = new Map<string, ActionTaken>();
  const late = new Map<string, ActionTaken>();
  const plays = new Map<string, (raw: unknown) => Answer>();
  const play = <E extends Endpoint>(endpoint: E, answer: (input: InputOf<E>) => Answer) =>
    plays.set(`/api${endpoint.path}`, (raw) => answer(endpoint.input.parse(raw) as InputOf<E>));
  const withKnown = (id: string, answer: (known: Known) => Answer): Answer => {
    const known = people.get(id);
    return known ? answer(known) : 'USER_NOT_FOUND';
  };

  const played: PlayedPeople = {
    answer: (request, body, response) => {
      const [path = '', query] = (request.url ?? '').split('?');
      const asked = plays.get(path);
      if (!asked) return playServices(request, body, response);
      const caller = callerIn(request);
      const mayAsk = path.startsWith('/api/internal') ? caller.type === 'Service' : caller.type === 'User' && caller.role === 'admin';
      const answer = mayAsk ? asked(body === '' ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(body)) : 'FORBIDDEN';
      if (typeof answer === 'string') sendJson(response, contracts.statusOf(answer), { success: false, errorMessage: answer });
      else sendJson(response, 200, { success: true, ...answer });
    },
    add(email, person = {}) {
      const account = accountOf(email);
      people.set(account.id, { account, version: 1, person: { ...person } });
      return account;
    },
    of: (email) => people.get(accountOf(email).id) as Known,
    entries,
    late,
  };
  play(contracts.revisePerson, (input) => withKnown(input.id, (known) => revisePerson(known, input)));
  play(contracts.undoPersonEdit, (input) => withKnown(input.id, (known) => undoPersonEdit(known, input)));
  play(contracts.reviseAccount, (input) => withKnown(input.id, (known) => revise(known, input)));
  play(contracts.awaitAccount, () => ({ isKnown: true }));
  play(contracts.editedUser, ({ id }) =>
    withKnown(id, ({ account, version, person }) => ({ user: { ...account, ...person, accountVersion: version } })),
  );
  play(contracts.undoableAction, ({ id }) => {
    const action = entries.get(id);
    if (action) return { action };
    const unrecorded = late.get(id);
    if (!unrecorded) return 'NOT_UNDOABLE';
    entries.set(id, unrecorded);
    return 'AUDIT_ENTRY_NOT_FOUND';
  });
  return played;
}
