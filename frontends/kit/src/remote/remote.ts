import type { RouteObject } from 'react-router-dom';
import type { Reducer } from 'redux';
import type { Saga } from 'redux-saga';
import type { Texts } from '../i18n/index.ts';

/** State with its saga. The first remote that brings it brings it for all, so that a part which several show is called once. */
export type StorePart = { readonly name: string; readonly reducer: Reducer; readonly saga: Saga };

/** What a remote hands to the shell before its first render. */
export type Remote = {
  readonly name: string;
  /** Whole addresses from the root; screens behind `lazy`. */
  readonly routes: RouteObject[];
  /** Slice name -> reducer. Names are shared by the whole page: take the feature's. */
  readonly reducers: Readonly<Record<string, Reducer>>;
  /** Started once, each on its own: one that throws does not stop the others. */
  readonly sagas: readonly Saga[];
  /** Resources, and those parts of the kit that the screens are made of. */
  readonly parts?: readonly StorePart[];
  readonly texts: Texts;
};

/** Checks a remote's shape at its own place in the code. */
export const defineRemote = (remote: Remote): Remote => remote;
