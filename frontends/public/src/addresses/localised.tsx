import { type WordedPage, wordedRoutes } from '@pusula/contracts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InLanguage } from './InLanguage.tsx';

/** One page under all its addresses. */
export const localised = (page: WordedPage, screen: ReactNode): RouteObject[] =>
  wordedRoutes(page).map(({ path, language }) => ({ path, element: <InLanguage language={language}>{screen}</InLanguage> }));
