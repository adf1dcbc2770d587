import { LIMITS } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Keys of the API statuses. */
export const PEOPLE = 'dashboard.people';
export const SEARCHES = 'dashboard.searches';

export type DashboardStats = ReplyOf<'GET /admin/dashboard-stats'>['dashboardStats'];
export type SearchStats = ReplyOf<'GET /admin/search-stats'>['searchStats'];
/** How many days the figures look back. */
export type Period = DashboardStats['days'];

export const PERIODS: readonly Period[] = LIMITS.statsPeriods;
export const USUAL_PERIOD: Period = LIMITS.statsPeriods[1];

/** Each part stays while newer figures are on their way, and when those do not come; it says itself which period it is of. */
export type DashboardState = { readonly people: DashboardStats | null; readonly searches: SearchStats | null };

const slice = createSlice({
  name: 'dashboard',
  initialState: { people: null, searches: null } as DashboardState,
  reducers: {
    opened: (_state, _action: PayloadAction<Period>) => undefined,
    left: () => undefined,
    refreshRequested: () => undefined,
    peopleLoaded: (state, { payload }: PayloadAction<DashboardStats>): DashboardState => ({ ...state, people: payload }),
    searchesLoaded: (state, { payload }: PayloadAction<SearchStats>): DashboardState => ({ ...state, searches: payload }),
  },
});

export const dashboard = slice.actions;
export const dashboardReducer = slice.reducer;

type WithDashboard = { dashboard: DashboardState };
export const selectDashboard = (state: WithDashboard) => state.dashboard;
