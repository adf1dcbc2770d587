import { screen } from '@testing-library/react';
import { found } from '../testing/found.ts';

/** Answers a search with its own id, as the server does. */
export const echo =
  (more: Parameters<typeof found>[0] = {}) =>
  (call: { input: Record<string, unknown> }) => ({
    body: found({ id: String(call.input.id), ...more }),
  });
export const box = () => screen.findByRole('combobox');
export const count = (words: string) => screen.findByRole('heading', { level: 1, name: words });
