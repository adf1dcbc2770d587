import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SearchRedirect } from './SearchRedirect.tsx';
import { RESULTS_PATH } from './search-address.ts';

const ResultsScreen = lazy(() => import('./ResultsScreen.tsx').then((module) => ({ default: module.ResultsScreen })));

export const searchRoutes: RouteObject[] = [
  { path: RESULTS_PATH, element: <ResultsScreen /> },
  { path: '/search', element: <SearchRedirect /> },
];
