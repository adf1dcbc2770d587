/** An action with what it says. */
export type PayloadAction<Payload> = { readonly type: string; readonly payload: Payload };

type AnyAction = { readonly type: string };

/** Makes actions of one type. Sagas take it for the type itself, by `toString`. */
type Creator<Args extends readonly unknown[], Payload> = {
  (...args: Args): PayloadAction<Payload>;
  readonly type: string;
  toString(): string;
  match(action: AnyAction): action is PayloadAction<Payload>;
};

export type ActionCreatorWithoutPayload = Creator<[], undefined>;
export type ActionCreatorWithPayload<Payload> = Creator<[payload: Payload], Payload>;
export type PreparedActionCreator<Args extends readonly unknown[], Payload> = Creator<Args, Payload>;
/** Whether an action has to say something follows from the type of what it says. */
export type ActionCreator<Payload> = [Payload] extends [undefined]
  ? ActionCreatorWithoutPayload
  : undefined extends Payload
    ? Creator<[payload?: Payload], Payload>
    : ActionCreatorWithPayload<Payload>;

/** Makes the creator of one type of action, as Redux Toolkit's. Without a type of payload the action says nothing but its type. */
export function createAction<Payload = undefined>(type: string): ActionCreator<Payload> {
  return prepared(type, (payload: Payload) => ({ payload })) as unknown as ActionCreator<Payload>;
}

/** @param prepare makes what the action says of the creator's arguments */
export function prepared<Args extends readonly unknown[], Payload>(
  type: string,
  prepare: (...args: Args) => { payload: Payload },
): PreparedActionCreator<Args, Payload> {
  return Object.assign((...args: Args) => ({ type, ...prepare(...args) }), {
    type,
    toString: () => type,
    match: (action: AnyAction): action is PayloadAction<Payload> => action.type === type,
  });
}
