import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import { LAST_USERS, type UsersAddress } from './users-address.ts';

/** Keys of the API status. */
export const USERS = 'users';
export const STATUS_CHANGE = 'users.status';
export const UNDO = 'users.undo';

/** What the services said. Of the last fifty all are there, of a search one page. */
export type FoundUsers = { readonly view: UsersAddress['view']; readonly users: readonly ListedUser[]; readonly total: number };

/** A person whose status is about to be changed, and what it was. */
export type Standing = Pick<ListedUser, 'id' | 'status'> & { readonly name: string };
export type StatusChange = { readonly people: readonly Standing[]; readonly status: UserStatus };
/** A person whose status was changed, what it was before, and the entry of the audit log by which it becomes that again. */
export type Undoing = Standing & { readonly entryId: string };
export type Refusal = { readonly name: string; readonly code: string };
export type NewStatuses = readonly Pick<ListedUser, 'id' | 'status'>[];

export type UsersState = {
  readonly address: UsersAddress;
  /** Kept while the next page or filter loads, so that the table does not jump. */
  readonly found: FoundUsers | null;
  /** Ids of rows on this page. */
  readonly chosen: readonly string[];
  /** The last change that was asked for, for another try. */
  readonly change: StatusChange | null;
  /** Who could not be changed by it, and why. */
  readonly refused: readonly Refusal[];
};

const initialState: UsersState = { address: LAST_USERS, found: null, chosen: [], change: null, refused: [] };

const withAddress = (state: UsersState, address: UsersAddress): UsersState => ({
  ...state,
  address,
  chosen: [],
  found: state.found?.view === address.view ? state.found : null,
});

const withStatuses = ({ found, ...state }: UsersState, statuses: NewStatuses): UsersState => ({
  ...state,
  found: found && {
    ...found,
    users: found.users.map((user) => {
      const status = statuses.find(({ id }) => id === user.id)?.status;
      return status ? { ...user, status, isDeleted: status === 'deleted' } : user;
    }),
  },
});

const slice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    /** Somebody came to the table. */
    opened: (state, { payload }: PayloadAction<UsersAddress>) => withAddress(state, payload),
    /** The table's address changed; the saga loads what is not there yet. */
    urlChanged: (state, { payload }: PayloadAction<UsersAddress>) => withAddress(state, payload),
    loaded: (state, { payload }: PayloadAction<FoundUsers>): UsersState => ({
      ...state,
      found: payload,
      chosen: state.chosen.filter((chosen) => payload.users.some(({ id }) => id === chosen)),
    }),
    retried: () => undefined,
    chosenChanged: (state, { payload }: PayloadAction<readonly string[]>): UsersState => ({ ...state, chosen: payload }),
    statusChangeRequested: (state, { payload }: PayloadAction<StatusChange>): UsersState => ({ ...state, change: payload, refused: [] }),
    /** The notice's Undo: everybody is what they were before. */
    undone: (_state, _action: PayloadAction<readonly Undoing[]>) => undefined,
    statusesChanged: (state, { payload }: PayloadAction<NewStatuses>): UsersState => ({ ...withStatuses(state, payload), chosen: [] }),
    rejectionsReceived: (state, { payload }: PayloadAction<readonly Refusal[]>): UsersState => ({ ...state, refused: payload }),
    refusalsSeen: (state): UsersState => ({ ...state, refused: [] }),
  },
});

export const users = slice.actions;
export const usersReducer = slice.reducer;

type WithUsers = { users: UsersState };
export const selectUsers = (state: WithUsers) => state.users;
