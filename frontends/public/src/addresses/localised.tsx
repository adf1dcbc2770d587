import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { addressesOf, type Page } from './addresses.ts';
import { InLanguage } from './InLanguage.tsx';

/** One page under all its addresses. */
export const localised = (page: Page, screen: ReactNode, below = ''): RouteObject[] =>
  addressesOf(page, below).map(({ path, language }) => ({ path, element: <InLanguage language={language}>{screen}</InLanguage> }));
