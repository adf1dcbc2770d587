import type { ReplyOf } from '@pusula/frontend-kit/api';
import { type EventChannel, eventChannel, type SagaIterator, type Task } from 'redux-saga';
import { call, cancel, fork, put, take, takeLatest } from 'redux-saga/effects';
import { callAsNewcomer } from '../access/call-as-newcomer.saga.ts';
import { PICTURE_UPLOAD, picture } from './picture.slice.ts';

/** The steps of one upload, and the listener to hand to it. */
function listenToProgress() {
  let tell: (share: number) => void = () => undefined;
  const steps: EventChannel<number> = eventChannel((emit) => {
    tell = emit;
    return () => undefined;
  });
  return { steps, onUploadProgress: ({ progress = 0 }: { progress?: number }) => tell(progress) };
}

function* follow(steps: EventChannel<number>): SagaIterator<void> {
  for (;;) yield put(picture.sent(yield take(steps)));
}

function* upload({ payload: dataUrl }: ReturnType<typeof picture.chosen>): SagaIterator<void> {
  const route = 'POST /auth/upload-profile-picture';
  const { steps, onUploadProgress } = listenToProgress();
  const watch: Task = yield fork(follow, steps);
  try {
    const reply: ReplyOf<typeof route> = yield call(
      callAsNewcomer<typeof route>,
      route,
      { file: dataUrl },
      {
        key: PICTURE_UPLOAD,
        onUploadProgress,
      },
    );
    yield put(picture.uploaded({ imageUrl: reply.imageUrl, fileName: reply.fileName }));
  } catch {
    // The failure stands under its key; the field shows it, and the picture waits for another try.
  } finally {
    steps.close();
    yield cancel(watch);
  }
}

/** A newer picture takes the place of one that is on its way. */
export function* pictureSaga(): SagaIterator<void> {
  yield takeLatest(picture.chosen, upload);
}
