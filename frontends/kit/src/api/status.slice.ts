import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { ApiProblem } from './api-error.ts';

/** API status per request key (specification section 3). `timestamp` in milliseconds, of the last change. */
export type ApiStatus = {
  loading: boolean;
  success: boolean;
  error: ApiProblem | null;
  timestamp: number;
  redirectUrl: string | null;
};

type Statuses = Readonly<Record<string, ApiStatus>>;
type Stamped<T = object> = T & { key: string; at: number };

const idle: ApiStatus = { loading: false, success: false, error: null, timestamp: 0, redirectUrl: null };

const slice = createSlice({
  name: 'api',
  initialState: {} as Statuses,
  reducers: {
    started: (state, { payload: { key, at } }: PayloadAction<Stamped>): Statuses => ({
      ...state,
      [key]: { ...idle, loading: true, timestamp: at },
    }),
    succeeded: (state, { payload: { key, at, redirectUrl } }: PayloadAction<Stamped<{ redirectUrl?: string }>>): Statuses => ({
      ...state,
      [key]: { ...idle, success: true, timestamp: at, redirectUrl: redirectUrl ?? null },
    }),
    failed: (state, { payload: { key, at, error } }: PayloadAction<Stamped<{ error: ApiProblem }>>): Statuses => ({
      ...state,
      [key]: { ...idle, error, timestamp: at },
    }),
    /** The reader has seen the outcome, or the call was given up. */
    cleared: (state, { payload: key }: PayloadAction<string>): Statuses => {
      const { [key]: _seen, ...others } = state;
      return others;
    },
  },
});

export const apiStatus = slice.actions;
export const apiStatusReducer = slice.reducer;

type WithStatus = { api: Statuses };
export const selectApiStatus =
  (key: string) =>
  (state: WithStatus): ApiStatus =>
    state.api[key] ?? idle;
