/** What the product uses of redux-saga's effects; see webpack/shared.ts. */
export {
  all,
  call,
  cancel,
  cancelled,
  debounce,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '#redux-saga-effects';
