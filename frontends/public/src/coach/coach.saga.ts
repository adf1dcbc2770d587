import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeLatest } from 'redux-saga/effects';
import { type CoachState, coach, selectCoach } from './coach.slice.ts';

/** Key of the API status of a coach's page. */
export const COACH_CALL = 'coach';

function* load(): SagaIterator {
  const { wanted }: CoachState = yield select(selectCoach);
  if (!wanted) return;
  try {
    const reply: ReplyOf<'GET /coach/get-coach-by-id'> = yield call(callEndpoint, 'GET /coach/get-coach-by-id', wanted, {
      key: COACH_CALL,
    });
    yield put(coach.arrived(reply.coach));
  } catch {
    // The status of the call carries the error to the page.
  }
}

export function* coachSaga(): SagaIterator {
  yield takeLatest([coach.opened, coach.retried], load);
}
