import { waitFor } from '@testing-library/react';
import type { Product } from '../remote/index.ts';

/** Lets calls that are under way come in. */
export const callsSettled = ({ store }: Product): Promise<void> =>
  waitFor(() => {
    if (Object.values(store.getState().api).some(({ loading }) => loading)) throw new Error('A call is under way.');
  });
