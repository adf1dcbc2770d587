import type { StorePart } from '@pusula/frontend-kit/remote';
import type { Action } from 'redux';
import { type EventChannel, eventChannel } from 'redux-saga';
import { call, cancel, fork, put, race, take, takeEvery } from 'typed-redux-saga';
import { callAsNewcomer } from '../access/call-as-newcomer.saga.ts';
import { type RefinedType, refine, refineKey, refineReducer } from './refine.slice.ts';

type Asked = ReturnType<typeof refine.asked>;

/** The text as it grows, and the listener to hand to its call. Whoever is busy misses a stage and never a word: each has all of the words before. */
function listenToChunks() {
  let text = '';
  let emitText: (text: string) => void = () => undefined;
  const stages: EventChannel<string> = eventChannel((emit) => {
    emitText = emit;
    return () => undefined;
  });
  const onChunk = (chunk: string) => {
    text += chunk;
    emitText(text);
  };
  return { stages, onChunk };
}

function* follow(type: RefinedType, stages: EventChannel<string>) {
  for (;;) yield* put(refine.grew({ type, text: yield* take(stages) }));
}

function* suggest({ payload: { type, text, language } }: Asked) {
  const route = 'POST /ai/refine';
  const input = { coachInformationType: type, information: text, language };
  const { stages, onChunk } = listenToChunks();
  const watch = yield* fork(follow, type, stages);
  try {
    const options = { key: refineKey(type), fallback: 'errors.refine_failed', onChunk };
    const reply = yield* callAsNewcomer(route, input, options);
    const { information, source, doubts } = reply;
    yield* put(refine.suggested({ type, suggestion: { of: text, text: information, language, source, doubts } }));
  } catch {
    // The reason stands under its key; the text's own place shows it.
    yield* put(refine.failed(type));
  } finally {
    stages.close();
    yield* cancel(watch);
  }
}

function* suggestUnlessStopped(asked: Asked) {
  const isStop = (action: Action) => refine.stopped.match(action) && action.payload === asked.payload.type;
  yield* race([call(suggest, asked), take(isStop)]);
}

/** Headline and bio may be polished side by side; the button of each waits for its own answer. */
export function* refineSaga() {
  yield* takeEvery(refine.asked, suggestUnlessStopped);
}

export const refinePart: StorePart = { name: 'refine', reducer: refineReducer, saga: refineSaga };
