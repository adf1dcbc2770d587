import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { InLanguage } from '../addresses/InLanguage.tsx';

const HomeScreen = lazy(() => import('./HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })));

export const homeRoutes: RouteObject[] = [
  { path: '/', element: <HomeScreen /> },
  {
    path: '/tr',
    element: (
      <InLanguage language="tr">
        <HomeScreen />
      </InLanguage>
    ),
  },
  {
    path: '/en',
    element: (
      <InLanguage language="en">
        <HomeScreen />
      </InLanguage>
    ),
  },
];
