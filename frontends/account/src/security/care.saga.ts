import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import { notices, saveFile } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, takeLeading } from 'redux-saga/effects';
import { EMAIL_CHANGE, MY_DATA, PASSWORD_CHANGE, security } from './security.slice.ts';
import { sessions } from './sessions.ts';

function* changePassword({ payload }: ReturnType<typeof security.passwordChanged>): SagaIterator<void> {
  const route = 'POST /auth/change-password';
  try {
    yield call(callEndpoint<typeof route>, route, payload, { key: PASSWORD_CHANGE, fallback: 'errors.password_change_failed' });
    yield put(notices.shown({ text: 'security:password.done' }));
    yield put(sessions.retried());
  } catch {
    // The failure stands under its key; the form shows it.
  }
}

function* changeEmail({ payload }: ReturnType<typeof security.emailChangeRequested>): SagaIterator<void> {
  const language: SagaContext['language'] = yield getContext('language');
  const route = 'POST /auth/change-email';
  try {
    yield call(callEndpoint<typeof route>, route, { ...payload, language: language() }, { key: EMAIL_CHANGE });
    yield put(security.emailChangeSent(payload.email));
  } catch {
    // The failure stands under its key; the form shows it.
  }
}

function* download(): SagaIterator<void> {
  const route = 'GET /auth/my-data';
  try {
    const { exportedAt, account, profile, sessions }: ReplyOf<typeof route> = yield call(
      callEndpoint<typeof route>,
      route,
      {},
      { key: MY_DATA },
    );
    const text = JSON.stringify({ exportedAt, account, profile, sessions }, null, 2);
    yield call(saveFile, `my-data-${exportedAt.slice(0, 10)}.json`, text, 'application/json');
    yield put(notices.shown({ text: 'security:data.done' }));
  } catch {
    // The failure stands under its key; the page shows it.
  }
}

export function* careSaga(): SagaIterator<void> {
  yield takeLeading(security.passwordChanged, changePassword);
  yield takeLeading(security.emailChangeRequested, changeEmail);
  yield takeLeading(security.dataRequested, download);
}
