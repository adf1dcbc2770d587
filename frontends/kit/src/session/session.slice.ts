import type { AUTHENTICATION_TYPES, CurrentUser } from '@pusula/contracts';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];

/** `idle`: nobody used it. `refused`: the server no longer accepts it. `elsewhere`: it was ended in another tab. */
const SESSION_ENDS = ['idle', 'refused', 'elsewhere'] as const;
/** Why a session ended that its person did not end here. */
export type SessionEnd = (typeof SESSION_ENDS)[number];
export const isSessionEnd = (value: unknown): value is SessionEnd => SESSION_ENDS.some((end) => end === value);

/** What every page shows of the signed-in person: all that the browser keeps of them. */
export type PersonSummary = Pick<CurrentUser, 'id' | 'firstName' | 'lastName' | 'userType' | 'imageUrl'>;

export type SessionState = {
  isAuthenticated: boolean;
  authenticationType: AuthenticationType | null;
  summary: PersonSummary | null;
  /** Everything about them; null until the server has told this tab. */
  user: CurrentUser | null;
  /** When somebody last signed in or changed something about themself in this browser, in milliseconds: another tab asks the server then. */
  changedAt: number;
  /** Of a guest whose session ended under them. */
  endedBecause: SessionEnd | null;
};

type SignedIn = { user: CurrentUser; authenticationType: AuthenticationType };
export type KeptSession = { summary: PersonSummary; authenticationType: AuthenticationType; changedAt: number };

const guest: SessionState = {
  isAuthenticated: false,
  authenticationType: null,
  summary: null,
  user: null,
  changedAt: 0,
  endedBecause: null,
};

const summaryOf = ({ id, firstName, lastName, userType, imageUrl }: PersonSummary): PersonSummary => ({
  id,
  firstName,
  lastName,
  userType,
  imageUrl,
});

/** Two changes within a millisecond are two. */
const laterThan = ({ changedAt }: SessionState, now: number): number => Math.max(now, changedAt + 1);

const slice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    signedIn: {
      prepare: (payload: SignedIn) => ({ payload: { ...payload, changedAt: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<SignedIn & { changedAt: number }>): SessionState => ({
        isAuthenticated: true,
        endedBecause: null,
        summary: summaryOf(payload.user),
        ...payload,
        changedAt: laterThan(state, payload.changedAt),
      }),
    },
    /** This browser says who is signed in: it kept them since the last visit, or another tab has told. */
    restored: ({ user }, { payload }: PayloadAction<KeptSession>): SessionState => ({
      isAuthenticated: true,
      endedBecause: null,
      ...payload,
      summary: summaryOf(payload.summary),
      user: user?.id === payload.summary.id ? user : null,
    }),
    signedOut: () => guest,
    /** It ended without its person's doing; guarded pages send them to sign in and say why. */
    ended: (_state, { payload }: PayloadAction<SessionEnd>): SessionState => ({ ...guest, endedBecause: payload }),
    /** The person changed something about themself. */
    userChanged: {
      prepare: (user: CurrentUser) => ({ payload: { user, changedAt: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<{ user: CurrentUser; changedAt: number }>) => ({
        ...state,
        user: payload.user,
        summary: summaryOf(payload.user),
        changedAt: laterThan(state, payload.changedAt),
      }),
    },
    /** The server said what is true of the person by now. */
    userArrived: (state, { payload }: PayloadAction<CurrentUser>) => ({ ...state, user: payload, summary: summaryOf(payload) }),
    /** What is known of the person may be old; the saga asks the server. */
    userWanted: () => undefined,
    /** A page shows the person; the saga asks the server, unless it has just answered. */
    userShown: () => undefined,
    /** The person is still here, or said so when they were asked; the saga tells the server. */
    extended: () => undefined,
    /** The person asked to leave, or was away for too long; the saga tells the server. */
    signOutRequested: {
      prepare: ({ goTo = '/', because = null }: { goTo?: string; because?: SessionEnd | null } = {}) => ({ payload: { goTo, because } }),
      reducer: () => undefined,
    },
    /** The server did not hear that they left, and they want it told once more. */
    signOutRetried: () => undefined,
    /** It may be reached again: what it did not hear can be told. */
    serverReachable: () => undefined,
  },
});

export const session = slice.actions;
export const sessionReducer = slice.reducer;

type WithSession = { session: SessionState };
/** Who is signed in, as every page shows them; there at once. */
export const selectPersonSummary = (state: WithSession) => state.session.summary;
/** Everything about the signed-in person; null until the server has told. */
export const selectUser = (state: WithSession) => state.session.user;
export const selectAuthenticationType = (state: WithSession) => state.session.authenticationType;
export const selectSessionEnd = (state: WithSession) => state.session.endedBecause;
export const selectIsAuthenticated = (state: WithSession) => state.session.isAuthenticated;
