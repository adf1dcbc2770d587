import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'));

/** The shell lets only admins through. */
export const routes: RouteObject[] = [
  { path: '/admin', element: <Navigate to="/admin/dashboard" replace /> },
  { path: '/admin/dashboard', element: <Dashboard /> },
];
