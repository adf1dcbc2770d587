import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { localised } from '../addresses/localised.tsx';

const LegalScreen = lazy(() => import('./LegalScreen.tsx').then((module) => ({ default: module.LegalScreen })));

export const legalRoutes: RouteObject[] = (['terms', 'privacy', 'dataDeletion'] as const).flatMap((page) =>
  localised(page, <LegalScreen key={page} page={page} />),
);
