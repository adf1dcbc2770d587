/** What the product uses of Redux Toolkit; see webpack/shared.ts. */
export { combineReducers, configureStore, createAction, createSelector, createSlice, nanoid } from '#redux-toolkit';
