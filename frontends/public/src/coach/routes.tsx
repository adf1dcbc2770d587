import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InLanguage } from '../addresses/InLanguage.tsx';

const CoachScreen = lazy(() => import('./CoachScreen.tsx').then((module) => ({ default: module.CoachScreen })));

export const coachRoutes: RouteObject[] = [
  { path: '/coach/:slug', element: <CoachScreen /> },
  {
    path: '/tr/coach/:slug',
    element: (
      <InLanguage language="tr">
        <CoachScreen />
      </InLanguage>
    ),
  },
  {
    path: '/en/coach/:slug',
    element: (
      <InLanguage language="en">
        <CoachScreen />
      </InLanguage>
    ),
  },
];
