import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { coachPage } from '../coach/coach.resources.ts';
import { found } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { type RefinementState, refinement, refinementReducer } from './refinement.slice.ts';

afterEach(closePublic);

const MINUTE_MS = 60_000;
const searched = (id: string, keyword: string, minutes = 0) => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(minutes * MINUTE_MS);
  return refinement.searched({ id, keyword });
};
const after = (...actions: Parameters<typeof refinementReducer>[1][]): RefinementState['refines'] =>
  actions.reduce(refinementReducer, refinementReducer(undefined, { type: 'start' })).refines;
const first = () => searched('1', 'uyku');
const opened = coachPage.opened({ id: '01k00000000000000000000000', language: 'tr' });

describe('a search that takes the place of another', () => {
  it('names it, and goes on naming it while its filters and pages change', () => {
    expect(after(first())).toBeNull();
    expect(after(first(), searched('2', 'uykusuzluk', 1))).toEqual({ id: '1', keyword: 'uyku' });
    expect(after(first(), searched('2', 'uykusuzluk', 1), searched('2', 'uykusuzluk', 9))).toEqual({ id: '1', keyword: 'uyku' });
    expect(after(first(), searched('2', 'uykusuzluk', 1), searched('3', 'gece', 2))).toEqual({ id: '2', keyword: 'uykusuzluk' });
  });

  it('names none when one of its results was opened, when it is long ago, or when it was given up', () => {
    expect(after(first(), opened, searched('2', 'uykusuzluk', 1))).toBeNull();
    expect(after(first(), searched('2', 'uykusuzluk', 2))).toBeNull();
    expect(after(first(), searched('', '', 1), searched('2', 'uykusuzluk', 1))).toBeNull();
    expect(after(opened, first())).toBeNull();
  });
});

it('is told with the search itself, and stays with it', async () => {
  const { api, user } = await openPublic('/search-results?q=uyku', {
    'POST /search/search': ({ input }) => ({ body: found({ id: String(input.id) }) }),
  });
  await waitFor(() => expect(api.callsTo('POST /search/search')).toHaveLength(1));
  const box = await screen.findByRole('combobox');
  await user.clear(box);
  await user.type(box, 'uykusuzluk{Enter}');
  await waitFor(() => expect(api.callsTo('POST /search/search')).toHaveLength(2));
  const [one, other] = api.callsTo('POST /search/search');
  expect([one?.input.refines, other?.input.refines]).toEqual([undefined, { id: one?.input.id, keyword: 'uyku' }]);
});
