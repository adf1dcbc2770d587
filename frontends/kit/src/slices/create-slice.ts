import { type ActionCreator, type PayloadAction, type PreparedActionCreator, prepared } from './create-action.ts';

/** Hands back the next state, or nothing where it stays. */
type CaseReducer<State, Action> = (state: State, action: Action) => State | undefined;
/** What a case says is its own affair: nothing is known of it here. */
type Unread = PayloadAction<never>;
type Case<State> =
  | CaseReducer<State, Unread>
  | { readonly prepare: (...args: never) => { payload: unknown }; readonly reducer: CaseReducer<State, Unread> };

type CreatorOf<One> = One extends { prepare: (...args: infer Args) => { payload: infer Payload } }
  ? PreparedActionCreator<Args, Payload>
  : One extends (...args: infer Args) => unknown
    ? Args extends [unknown, { payload: infer Payload }]
      ? ActionCreator<Payload>
      : ActionCreator<undefined>
    : never;

type Builder<State> = {
  /** Also changes the state with an action of another slice. */
  addCase<Action extends { readonly type: string }>(
    creator: { readonly type: string; match(action: { readonly type: string }): action is Action },
    reducer: CaseReducer<State, Action>,
  ): Builder<State>;
};

type SliceOptions<State, Cases> = {
  /** Its actions are `name/case`. */
  readonly name: string;
  readonly initialState: State;
  readonly reducers: Cases;
  readonly extraReducers?: (builder: Builder<State>) => void;
};

/** A reducer with its actions, written as for Redux Toolkit but for one thing: there are no drafts, a case hands back a new state. */
export function createSlice<State, const Cases extends Readonly<Record<string, Case<State>>>>({
  name,
  initialState,
  reducers,
  extraReducers,
}: SliceOptions<State, Cases>) {
  const cases = new Map<string, CaseReducer<State, never>>();
  const actions: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(reducers)) {
    const type = `${name}/${key}`;
    const { prepare, reducer } = typeof one === 'function' ? { prepare: (payload: never) => ({ payload }), reducer: one } : one;
    cases.set(type, reducer);
    actions[key] = prepared(type, prepare);
  }
  const builder: Builder<State> = {
    addCase({ type }, reducer) {
      cases.set(type, reducer);
      return builder;
    },
  };
  extraReducers?.(builder);
  return {
    actions: actions as { readonly [Key in keyof Cases]: CreatorOf<Cases[Key]> },
    reducer(state: State = initialState, action: { readonly type: string }): State {
      const next = cases.get(action.type)?.(state, action as never);
      return next === undefined ? state : next;
    },
  };
}
