import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { Found, Provider } from './providers.ts';

/** The providers that this installation has. */
export const configuredProviders = resource('configuredProviders', 'GET /auth/providers', {
  pick: ({ providers }) => providers.filter(({ isConfigured }) => isConfigured).map(({ authenticationType }) => authenticationType),
  forgets: true,
});

export type SocialState = {
  /** Whose sign-in was asked for last. */
  provider: Provider | null;
  /** Waiting for the popup, or being checked with our server. */
  step: 'idle' | 'popup' | 'checking';
  /** Why the attempt ended without an answer. The attempt's request key has a failure. */
  notice: 'blocked' | 'closed' | null;
  found: Found | null;
};

const idle: SocialState = { provider: null, step: 'idle', notice: null, found: null };

const slice = createSlice({
  name: 'social',
  initialState: idle,
  reducers: {
    started: (_state, { payload: provider }: PayloadAction<Provider>): SocialState => ({ ...idle, provider, step: 'popup' }),
    checking: (state): SocialState => ({ ...state, step: 'checking', notice: null }),
    ended: (state, { payload: notice }: PayloadAction<SocialState['notice']>): SocialState => ({ ...state, step: 'idle', notice }),
    found: (state, { payload }: PayloadAction<Found>): SocialState => ({ ...state, step: 'idle', found: payload }),
    /** The buttons are gone, and with them whatever was under way. */
    left: () => idle,
  },
});

export const social = slice.actions;
export const socialReducer = slice.reducer;
export const selectSocial = (state: { social: SocialState }): SocialState => state.social;
