import { call, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from './api-error.ts';

/** Ends a saga quietly where one of its calls fails: the failure is kept under the call's request key, and the screen shows it from there. */
export const endOnFailure = <Args extends unknown[]>(saga: (...args: Args) => SagaGenerator<void>) =>
  function* ended(...args: Args): SagaGenerator<void> {
    try {
      yield* call(saga, ...args);
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
    }
  };
