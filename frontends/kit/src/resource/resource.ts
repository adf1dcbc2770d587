import { callEndpoint, type EndpointRoute, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';
import type { StorePart } from '@pusula/frontend-kit/remote';
import { type ActionCreatorWithoutPayload, type ActionCreatorWithPayload, createAction } from '@pusula/frontend-kit/slices';
import type { UnknownAction } from 'redux';
import { call, delay, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { untilVisible } from '../time/until-visible.ts';
import { rendered } from './rendered.ts';

type Repeat<Data> = {
  readonly everyMs: number;
  /** Whether to go on after this reply, or after a failure (null). Left out, for as long as somebody looks. */
  readonly whileIt?: (data: Data | null) => boolean;
  /** How often at most. */
  readonly times?: number;
};

type ResourceOptions<R extends EndpointRoute, Data> = {
  readonly pick: (reply: ReplyOf<R>, input: InputOf<R>) => Data;
  /** Text key for a failure that has no text of its own. */
  readonly fallback?: string;
  /** Whether the data stay on the page while other input is loaded. Left out, they always do. */
  readonly keeps?: (before: InputOf<R>, now: InputOf<R>) => boolean;
  /** Drops the data when its page is left. */
  readonly forgets?: true;
  /** How long somebody who types has to pause. */
  readonly pauseMs?: number;
  readonly repeat?: Repeat<Data>;
};

export type ResourceState<Input, Data> = {
  readonly input: Input | null;
  /** Null until the server has answered. */
  readonly data: Data | null;
  /** More may come by itself. */
  readonly isFollowed: boolean;
  /** The server has loaded it into the page that it rendered. */
  readonly isRendered?: boolean;
};

/** Data that one call loads into the store. A failure is kept under the request key, which is the resource's name. */
export type Resource<Input, Data> = StorePart & {
  /** A page shows it, or shows another one: the newest input cancels the call for the one before. */
  readonly opened: ActionCreatorWithPayload<Input>;
  /** As `opened`, once the reader pauses. */
  readonly typed: ActionCreatorWithPayload<Input>;
  readonly retried: ActionCreatorWithoutPayload;
  readonly left: ActionCreatorWithoutPayload;
  readonly loaded: ActionCreatorWithPayload<Data>;
  /** Saga: loads it anew for the present input, within another saga. @returns null after a failure */
  readonly load: () => SagaGenerator<Data | null>;
  readonly select: (state: object) => ResourceState<Input, Data>;
};

const nothing = { input: null, data: null, isFollowed: false };

/** Makes reducer, saga and actions for data that is loaded by one call. The name is also its place in the store. */
export function resource<R extends EndpointRoute, Data>(
  name: string,
  route: R,
  { pick, fallback, keeps = () => true, forgets, pauseMs = 0, repeat }: ResourceOptions<R, Data>,
): Resource<InputOf<R>, Data> {
  type Input = InputOf<R>;
  type State = ResourceState<Input, Data>;
  const opened = createAction<Input>(`${name}/opened`);
  const typed = createAction<Input>(`${name}/typed`);
  const retried = createAction(`${name}/retried`);
  const left = createAction(`${name}/left`);
  const loaded = createAction<Data>(`${name}/loaded`) as ActionCreatorWithPayload<Data>;
  const ended = createAction(`${name}/ended`);
  const selectState = (state: object): State => (state as Readonly<Record<string, State>>)[name] ?? nothing;

  const isSame = ({ input: before }: State, input: Input) => JSON.stringify(before) === JSON.stringify(input);
  const withInput = ({ input: before, data }: State, input: Input): State => ({
    input,
    data: before !== null && keeps(before, input) ? data : null,
    isFollowed: true,
  });
  /** What the server has loaded into the page is taken over once, when the page opens. */
  const takesOver = (state: State, action: UnknownAction) =>
    opened.match(action) && state.isRendered === true && isSame(state, action.payload as Input);
  const withFollowing = (state: State, action: UnknownAction): State => {
    const isFollowed = (state.isFollowed || retried.match(action)) && !ended.match(action) && !left.match(action);
    return isFollowed === state.isFollowed ? state : { ...state, isFollowed };
  };
  const reducer = (state: State = nothing, action: UnknownAction): State => {
    if (takesOver(state, action)) return { ...state, isRendered: false };
    if (opened.match(action) || typed.match(action)) return withInput(state, action.payload as Input);
    if (rendered.match(action)) return { ...state, isRendered: state.input !== null && !state.isFollowed };
    if (loaded.match(action)) return { ...state, data: action.payload as Data };
    if (left.match(action) && forgets) return nothing;
    return withFollowing(state, action);
  };

  function* load(): SagaGenerator<Data | null> {
    const { input } = yield* select(selectState);
    if (input === null) return null;
    try {
      const data = pick(yield* callEndpoint(route, input, { key: name, ...(fallback && { fallback }) }), input);
      yield* put(loaded(data));
      return data;
    } catch {
      return null;
    }
  }

  function* follow(): SagaGenerator<void> {
    for (let times = 1; ; times += 1) {
      const data = yield* load();
      if (!repeat || times === repeat.times || repeat.whileIt?.(data) === false) break;
      yield* delay(repeat.everyMs);
      yield* call(untilVisible);
    }
    yield* put(ended());
  }

  function* saga(): SagaGenerator<void> {
    yield* takeLatest([opened, typed, retried, left], function* answer(action: UnknownAction) {
      if (left.match(action)) return;
      if (typed.match(action)) yield* delay(pauseMs);
      // Nothing is loaded once more for the page that takes over from the server.
      if (opened.match(action) && !(yield* select(selectState)).isFollowed) return;
      yield* follow();
    });
  }

  return { name, reducer, saga, opened, typed, retried, left, loaded, load, select: selectState } as Resource<Input, Data>;
}
