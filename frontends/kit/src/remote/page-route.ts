import { type PlainPage, routePath } from '@pusula/contracts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The route of a page that stands in the contracts' table. */
export const pageRoute = (page: PlainPage, screen: ReactNode): RouteObject => ({ path: routePath(page), element: screen });
