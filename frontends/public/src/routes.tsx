import type { RouteObject } from 'react-router-dom';
import { categoryRoutes } from './categories/routes.tsx';
import { coachRoutes } from './coach/routes.tsx';
import { homeRoutes } from './home/routes.tsx';
import { legalRoutes } from './legal/routes.tsx';
import { searchRoutes } from './search/routes.tsx';

export const routes: RouteObject[] = [...homeRoutes, ...searchRoutes, ...coachRoutes, ...categoryRoutes, ...legalRoutes];
