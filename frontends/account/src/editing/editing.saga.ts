import type { CurrentUser } from '@pusula/contracts';
import { ApiError, apiStatus, callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { disputed, merged } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest, takeLeading } from 'redux-saga/effects';
import type { SaveCall } from './edit-spec.ts';
import { editing, OWN_PERSON, SAVE, type Submission } from './editing.slice.ts';
import { FORMS } from './forms.ts';

/** Each needs somebody else to save in between: more than a few in a row are no coincidence. */
const TRIES = 3;

function* ask(key: string): SagaIterator<CurrentUser> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'GET /user/get-current-user';
  const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { language: language() }, { key });
  yield put(session.userChanged(user));
  return user;
}

function* open(): SagaIterator<void> {
  try {
    yield put(editing.arrived(yield call(ask, OWN_PERSON)));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.problem.message === 'CONFLICT';

/** Every call takes the version that the one before has left: what was saved so far stays saved. */
function* send(calls: readonly SaveCall[], before: CurrentUser): SagaIterator<void> {
  let { version } = before;
  for (const { route, input } of calls) {
    const options = { key: SAVE, fallback: 'errors.profile_update_failed' };
    const { user }: ReplyOf<SaveCall['route']> = yield call(
      callEndpoint<SaveCall['route']>,
      route,
      { ...input, Version: version },
      options,
    );
    yield put(session.userChanged(user));
    version = user.version;
  }
}

/** Saves over what was saved elsewhere as long as both go together; else its writer has to say which it is to be. @returns whether it is saved */
function* sendTogether({ form, before, fields }: Submission): SagaIterator<boolean> {
  const { fieldsOf, callsOf } = FORMS[form];
  let [base, mine] = [before, fields];
  for (let attempt = 1; ; attempt++) {
    try {
      yield call(send, callsOf(mine, base), base);
      return true;
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
    }
    yield put(apiStatus.cleared(SAVE));
    const newest: CurrentUser = yield call(ask, SAVE);
    const sides = [fieldsOf(base), mine, fieldsOf(newest)] as const;
    if (disputed(...sides).length > 0) {
      yield put(editing.conflicted(newest));
      return false;
    }
    [base, mine] = [newest, merged(...sides, 'mine')];
  }
}

function* save({ payload }: ReturnType<typeof editing.submitted>): SagaIterator<void> {
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  try {
    const isSaved: boolean = yield call(sendTogether, payload);
    if (!isSaved) return;
    yield put(notices.shown({ text: 'profile:edit.saved' }));
    yield call(navigate, FORMS[payload.form].viewedAt);
  } catch {
    // The failure stands under its key; the form shows it, with everything that was typed.
  }
}

export function* editingSaga(): SagaIterator<void> {
  yield takeLatest(editing.opened, open);
  yield takeLeading(editing.submitted, save);
}
