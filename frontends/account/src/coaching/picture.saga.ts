import type { StorePart } from '@pusula/frontend-kit/remote';
import { type EventChannel, eventChannel } from 'redux-saga';
import { cancel, fork, put, take, takeLatest } from 'typed-redux-saga';
import { callAsNewcomer } from '../access/call-as-newcomer.saga.ts';
import { PICTURE_UPLOAD, picture, pictureReducer } from './picture.slice.ts';

/** The steps of one upload, and the listener to hand to it. */
function listenToProgress() {
  let emitStep: (share: number) => void = () => undefined;
  const steps: EventChannel<number> = eventChannel((emit) => {
    emitStep = emit;
    return () => undefined;
  });
  return { steps, onUploadProgress: ({ progress = 0 }: { progress?: number }) => emitStep(progress) };
}

function* follow(steps: EventChannel<number>) {
  for (;;) yield* put(picture.sent(yield* take(steps)));
}

function* upload({ payload: dataUrl }: ReturnType<typeof picture.chosen>) {
  const route = 'POST /auth/upload-profile-picture';
  const { steps, onUploadProgress } = listenToProgress();
  const watch = yield* fork(follow, steps);
  try {
    const reply = yield* callAsNewcomer(
      route,
      { file: dataUrl },
      {
        key: PICTURE_UPLOAD,
        onUploadProgress,
      },
    );
    yield* put(picture.uploaded({ imageUrl: reply.imageUrl, fileName: reply.fileName }));
  } catch {
    // The picture waits for another try.
  } finally {
    steps.close();
    yield* cancel(watch);
  }
}

/** A newer picture takes the place of one that is on its way. */
export function* pictureSaga() {
  yield* takeLatest(picture.chosen, upload);
}

export const picturePart: StorePart = { name: 'picture', reducer: pictureReducer, saga: pictureSaga };
