import { isDeepStrictEqual } from 'node:util';
import type {
  Account,
  AccountEdit,
  ActionTaken,
  Endpoint,
  ErrorCode,
  InputOf,
  PersonChange,
  PersonField,
  PersonValue,
} from '@pusula/contracts';
import * as contracts from '@pusula/contracts';
import { accountOf, callerIn, playServices } from './play-services.ts';
import { type Answerer, sendJson } from './upstream.ts';

type Said = Partial<Record<PersonField, PersonValue>>;
type Known = { account: Account; version: number; readonly person: Said; readonly onTheWay: PersonChange[] };
type Answer = object | ErrorCode;

export type PlayedPeople = {
  /** What identity, profile and catalog answer. */
  readonly answer: Answerer;
  /** Makes somebody known, and says what they say of themself. */
  readonly add: (email: string, person?: Said) => Account;
  readonly of: (email: string) => Known;
  /** Entries of the audit log that can be undone, by id. */
  readonly entries: Map<string, ActionTaken>;
  /** Entries of which the log hears after it was asked about them once, by id. */
  readonly late: Map<string, ActionTaken>;
  /** Done to a person between the commit of an edit and its arrival at their owner. */
  meanwhile: (known: Known) => void;
};

/** Of whatever is committed last. */
export const ENTRY_ID = '01k000000000000000000entry';

const changesNothing = (edit: AccountEdit, account: Account) =>
  Object.entries(edit).every(([field, value]) => account[field as keyof Account] === value);

function plan({ person }: Known, { edit, undone }: InputOf<typeof contracts.planPersonEdit>): Answer {
  const now = (field: PersonField) => person[field] ?? '';
  if (undone.some(({ field, after }) => field === 'imageFileName' || !isDeepStrictEqual(now(field), after))) return 'CONFLICT';
  if (undone.length > 0) return { changes: undone.map(({ field, before, after }) => ({ field, before: after, after: before })) };
  const planned = Object.entries(edit as Said).map(([field, after]) => ({ field, before: now(field as PersonField), after }));
  return { changes: planned.filter(({ before, after }) => !isDeepStrictEqual(before, after)) };
}

function revise(known: Known, { actorId, edit, accountVersion, expected, personChanges }: InputOf<typeof contracts.reviseAccount>): Answer {
  const { account, version } = known;
  if ((accountVersion !== undefined && accountVersion !== version) || !changesNothing(expected, account)) return 'CONFLICT';
  if (actorId === account.id && !changesNothing({ ...edit, email: account.email }, account)) return 'OWN_ACCOUNT';
  const isChange = !changesNothing(edit, account) || personChanges.length > 0;
  if (isChange) {
    known.account = { ...account, ...(edit as Partial<Account>) };
    known.version += 1;
    known.onTheWay.push(...personChanges);
  }
  return { account: known.account, version: known.version, undoableEntryId: isChange ? ENTRY_ID : null };
}

function arrive({ person, onTheWay }: Known): Answer {
  for (const { field, before, after } of onTheWay.splice(0)) if (isDeepStrictEqual(person[field] ?? '', before)) person[field] = after;
  return { isKnown: true };
}

/** The owners of people, as far as an admin's edit asks them: what one commits arrives at the other when it is waited for. */
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
      people.set(account.id, { account, version: 1, person: { ...person }, onTheWay: [] });
      return account;
    },
    of: (email) => people.get(accountOf(email).id) as Known,
    entries,
    late,
    meanwhile: () => undefined,
  };
  play(contracts.planPersonEdit, (input) => withKnown(input.id, (known) => plan(known, input)));
  play(contracts.reviseAccount, (input) => withKnown(input.id, (known) => revise(known, input)));
  play(contracts.awaitAccount, ({ id }) => {
    const known = people.get(id);
    if (!known) return { isKnown: true };
    played.meanwhile(known);
    return arrive(known);
  });
  play(contracts.editedUser, ({ id }) =>
    withKnown(id, ({ account, version, person }) => ({ user: { ...account, ...person, accountVersion: version } })),
  );
  play(contracts.undoableAction, ({ id }) => {
    const action = entries.get(id);
    if (action) return { action };
    const unheard = late.get(id);
    if (!unheard) return 'NOT_UNDOABLE';
    entries.set(id, unheard);
    return 'AUDIT_ENTRY_NOT_FOUND';
  });
  return played;
}
