import { localDay } from '@pusula/contracts';
import { callEndpoint, endOnFailure } from '@pusula/frontend-kit/api';
import { notices, saveFile } from '@pusula/frontend-kit/page';
import type { SagaContext } from '@pusula/frontend-kit/remote';
import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import { knownBrowsers } from './known-browsers.ts';
import { EMAIL_CHANGE, MY_DATA, PASSWORD_CHANGE, security } from './security.slice.ts';
import { sessions } from './sessions.ts';

function* changePassword({ payload }: ReturnType<typeof security.passwordChanged>) {
  yield* callEndpoint('POST /auth/change-password', payload, { key: PASSWORD_CHANGE, fallback: 'errors.password_change_failed' });
  yield* put(notices.shown({ text: 'security:password.done' }));
  yield* put(sessions.retried());
  yield* put(knownBrowsers.retried());
}

function* changeEmail({ payload }: ReturnType<typeof security.emailChangeRequested>) {
  const language = yield* getContext<SagaContext['language']>('language');
  yield* callEndpoint('POST /auth/change-email', { ...payload, language: language() }, { key: EMAIL_CHANGE });
  yield* put(security.emailChangeSent(payload.email));
}

function* download() {
  const reply = yield* callEndpoint('GET /auth/my-data', {}, { key: MY_DATA });
  const { exportedAt, account, profile, photograph, emails, auditLog, sessions, knownBrowsers } = reply;
  const text = JSON.stringify({ exportedAt, account, profile, photograph, emails, auditLog, sessions, knownBrowsers }, null, 2);
  yield* call(saveFile, `my-data-${localDay(new Date(exportedAt))}.json`, text, 'application/json');
  yield* put(notices.shown({ text: 'security:data.done' }));
}

export function* careSaga() {
  yield* takeLeading(security.passwordChanged, endOnFailure(changePassword));
  yield* takeLeading(security.emailChangeRequested, endOnFailure(changeEmail));
  yield* takeLeading(security.dataRequested, endOnFailure(download));
}
