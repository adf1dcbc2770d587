import { pageRoute } from '@pusula/frontend-kit/remote';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Console } from './console/Console.tsx';

const AuditLog = lazy(() => import('./audit/AuditLog.tsx'));
const Categories = lazy(() => import('./categories/Categories.tsx'));
const CategoryExamples = lazy(() => import('./category-examples/CategoryExamples.tsx'));
const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'));
const HelpLines = lazy(() => import('./help-lines/HelpLines.tsx'));
const Operations = lazy(() => import('./operations/Operations.tsx'));
const SearchMisses = lazy(() => import('./search-misses/SearchMisses.tsx'));
const UserEdit = lazy(() => import('./user-edit/UserEdit.tsx'));
const Users = lazy(() => import('./users/Users.tsx'));

/** The shell lets nobody but admins through to what lies below /admin; the services ask again. */
export const routes: RouteObject[] = [
  {
    element: <Console />,
    children: [
      pageRoute('admin/dashboard', <Dashboard />),
      pageRoute('admin/users', <Users />),
      pageRoute('admin/user-edit', <UserEdit />),
      pageRoute('admin/categories', <Categories />),
      pageRoute('admin/category-examples', <CategoryExamples />),
      pageRoute('admin/search-misses', <SearchMisses />),
      pageRoute('admin/help-lines', <HelpLines />),
      pageRoute('admin/operations', <Operations />),
      pageRoute('admin/audit', <AuditLog />),
    ],
  },
];
