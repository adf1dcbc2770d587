import { expect, it } from '@jest/globals';
import { notices, noticesReducer } from './notices.slice.ts';

it('shows the last two messages, each once', () => {
  const shown = ['saved', 'copied', 'saved', 'deleted'].reduce(
    (state, text) => noticesReducer(state, notices.shown({ text })),
    noticesReducer(undefined, { type: 'nothing' }),
  );
  expect(shown.map(({ text }) => text)).toEqual(['saved', 'deleted']);
});
