import { callEndpoint } from '@pusula/frontend-kit/api';
import { saveTogether } from '@pusula/frontend-kit/editing';
import { notices } from '@pusula/frontend-kit/page';
import { call, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { fieldsOf } from './help-line-form.ts';
import { type HelpLineFields, helpLines, SAVE, type SavedHelpLines, savedHelpLines } from './help-lines.slice.ts';

function* ask(): SagaGenerator<SavedHelpLines> {
  const { version, helpLines: lines } = yield* callEndpoint('GET /admin/help-lines', {}, { key: SAVE });
  return { version, helpLines: lines };
}

function* send({ lines }: HelpLineFields, { version }: SavedHelpLines): SagaGenerator<void> {
  const input = { version, helpLines: lines };
  const saved = yield* callEndpoint('POST /admin/help-lines', input, { key: SAVE, fallback: 'helpLines:failed' });
  yield* put(savedHelpLines.loaded({ version: saved.version, helpLines: saved.helpLines }));
  yield* put(notices.shown({ text: 'helpLines:saved' }));
}

function* save({ payload: { before, fields } }: ReturnType<typeof helpLines.submitted>): SagaGenerator<void> {
  try {
    const newest = yield* call(saveTogether<SavedHelpLines, HelpLineFields>, { before, fields, fieldsOf, saveKey: SAVE, send, ask });
    if (newest) yield* put(helpLines.conflicted(newest));
  } catch {
    // The failure stands under its key; the form shows it with everything that was typed.
  }
}

export function* helpLinesSaga() {
  yield* takeLeading(helpLines.submitted, save);
}
