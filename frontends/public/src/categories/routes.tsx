import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { localised } from '../addresses/localised.tsx';

const CategoriesScreen = lazy(() => import('./CategoriesScreen.tsx').then((module) => ({ default: module.CategoriesScreen })));
const CategoryScreen = lazy(() => import('./CategoryScreen.tsx').then((module) => ({ default: module.CategoryScreen })));

export const categoryRoutes: RouteObject[] = [
  ...localised('categories', <CategoriesScreen />),
  ...localised('category', <CategoryScreen />),
];
