import { screen, within } from '@testing-library/react';
import { COACH_ID, publicCoach } from '../testing/found.ts';

/** Answers with a coach. */
export const serving = (more: Parameters<typeof publicCoach>[0] = {}) => ({
  'GET /coach/get-coach-by-id': () => ({ body: { success: true, coach: publicCoach(more) } }),
});
/** Of the coach served. */
export const path = `/tr/coach/elif-sarikaya-${COACH_ID}`;

/** What a wide window shows; a phone has the contact in a bar of its own, and style says which. */
export const wide = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' });
  return within(screen.getByRole('complementary'));
};
