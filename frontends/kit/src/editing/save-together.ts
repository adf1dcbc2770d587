import { ApiError, apiStatus } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { disputed, type Fields, merged } from './merge.ts';

/** Each needs somebody else to save in between: more than a few in a row are no coincidence. */
const TRIES = 3;

type Saving<Subject, F extends Fields> = {
  /** What the form began with, and what stands in it. */
  readonly before: Subject;
  readonly fields: F;
  readonly fieldsOf: (subject: Subject) => F;
  /** Request key of the calls. */
  readonly saveKey: string;
  /** Saves what stands in the form over a version. @throws ApiError, CONFLICT when there is a newer one */
  readonly send: (fields: F, over: Subject) => SagaIterator<void>;
  /** What there is by now. */
  readonly ask: () => SagaIterator<Subject>;
};

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.problem.message === 'CONFLICT';

/**
 * Saga: saves over what was saved elsewhere as long as both go together; else its writer has to say which it is to be.
 * @returns null when it is saved, else what there is by now
 */
export function* saveTogether<Subject, F extends Fields>(saving: Saving<Subject, F>): SagaIterator<Subject | null> {
  const { fieldsOf, saveKey, send, ask } = saving;
  let [base, mine] = [saving.before, saving.fields];
  for (let attempt = 1; ; attempt++) {
    try {
      yield call(send, mine, base);
      return null;
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
    }
    yield put(apiStatus.cleared(saveKey));
    const newest: Subject = yield call(ask);
    const sides = [fieldsOf(base), mine, fieldsOf(newest)] as const;
    if (disputed(...sides).length > 0) return newest;
    [base, mine] = [newest, merged(...sides, 'mine')];
  }
}
