import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Key of the API status. */
export const DASHBOARD = 'dashboard';

export type DashboardStats = ReplyOf<'GET /admin/dashboard-stats'>['dashboardStats'];

/** The figures stay while newer ones are on their way, and when those do not come. */
export type DashboardState = { readonly stats: DashboardStats | null };

const slice = createSlice({
  name: 'dashboard',
  initialState: { stats: null } as DashboardState,
  reducers: {
    opened: () => undefined,
    left: () => undefined,
    refreshWanted: () => undefined,
    arrived: (_state, { payload }: PayloadAction<DashboardStats>): DashboardState => ({ stats: payload }),
  },
});

export const dashboard = slice.actions;
export const dashboardReducer = slice.reducer;

type WithDashboard = { dashboard: DashboardState };
export const selectDashboard = (state: WithDashboard) => state.dashboard;
