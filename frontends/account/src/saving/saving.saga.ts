import type { CurrentUser } from '@pusula/contracts';
import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { type Fields, saveTogether } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { OPENING_MS, session } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { editing, OWN_PERSON, SAVE } from '../editing/editing.slice.ts';
import type { SaveCall } from '../editing/own-form.ts';
import { FORMS } from './forms.ts';

function* ask(key: string, sharedFor = 0): SagaIterator<CurrentUser> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'GET /user/get-current-user';
  const { user }: ReplyOf<typeof route> = yield call(callEndpoint<typeof route>, route, { language: language() }, { key, sharedFor });
  yield put(session.userArrived(user));
  return user;
}

function* open(): SagaIterator<void> {
  try {
    yield put(editing.loaded(yield call(ask, OWN_PERSON, OPENING_MS)));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

function* send({ route, input }: SaveCall, { version }: CurrentUser): SagaIterator<void> {
  const options = { key: SAVE, fallback: 'errors.profile_update_failed' };
  const { user }: ReplyOf<SaveCall['route']> = yield call(callEndpoint<SaveCall['route']>, route, { ...input, version }, options);
  yield put(session.userChanged(user));
}

function* save({ payload: { form, before, fields } }: ReturnType<typeof editing.submitted>): SagaIterator<void> {
  const navigate: SagaContext['navigate'] = yield getContext('navigate');
  const { fieldsOf, callOf, viewedAt } = FORMS[form];
  try {
    const newest: CurrentUser | null = yield call(saveTogether<CurrentUser, Fields>, {
      before,
      fields,
      fieldsOf,
      saveKey: SAVE,
      send: (mine, over) => send(callOf(mine, over), over),
      ask: () => ask(SAVE),
    });
    if (newest) {
      yield put(editing.conflicted(newest));
      return;
    }
    yield put(notices.shown({ text: 'profile:edit.saved' }));
    yield call(navigate, viewedAt);
  } catch {
    // The failure stands under its key; the form shows it, with everything that was typed.
  }
}

export function* savingSaga(): SagaIterator<void> {
  yield takeLatest(editing.opened, open);
  yield takeLeading(editing.submitted, save);
}
