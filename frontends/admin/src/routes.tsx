import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Console } from './console/Console.tsx';

const AuditLog = lazy(() => import('./audit/AuditLog.tsx'));
const Categories = lazy(() => import('./categories/Categories.tsx'));
const CategoryExamples = lazy(() => import('./category-examples/CategoryExamples.tsx'));
const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'));
const Operations = lazy(() => import('./operations/Operations.tsx'));
const SearchMisses = lazy(() => import('./search-misses/SearchMisses.tsx'));
const UserEdit = lazy(() => import('./user-edit/UserEdit.tsx'));
const Users = lazy(() => import('./users/Users.tsx'));

/** The shell lets nobody but admins through to what lies below /admin; the services ask again. */
export const routes: RouteObject[] = [
  {
    element: <Console />,
    children: [
      { path: '/admin/dashboard', element: <Dashboard /> },
      { path: '/admin/users', element: <Users /> },
      { path: '/admin/user-edit/:userId', element: <UserEdit /> },
      { path: '/admin/categories', element: <Categories /> },
      { path: '/admin/category-examples/:categoryId', element: <CategoryExamples /> },
      { path: '/admin/search-misses', element: <SearchMisses /> },
      { path: '/admin/operations', element: <Operations /> },
      { path: '/admin/audit', element: <AuditLog /> },
    ],
  },
];
