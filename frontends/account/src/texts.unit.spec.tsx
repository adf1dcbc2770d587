import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { auditTexts, reachedTexts, retiredWordsIn } from '@pusula/frontend-kit/testing';
import account from './remote.ts';
import signIn from './sign-in/remote.ts';
import signUp from './sign-up/remote.ts';

const texts = { ...account.texts, ...signIn.texts, ...signUp.texts };

it('has every text in both languages, uses every text, and writes none into a screen', () => {
  expect(auditTexts(__dirname, texts)).toEqual({ untranslated: [], unused: [], hardCoded: [] });
});

it('calls each thing by one word', () => {
  expect(retiredWordsIn(texts)).toEqual([]);
});

it.each([
  ['remote.ts', account],
  ['sign-in/remote.ts', signIn],
  ['sign-up/remote.ts', signUp],
])('%s brings all the texts that its screens and sagas speak of, and no others', (file, { texts: brought }) => {
  const reached = [...reachedTexts(join(__dirname, file))].filter((namespace) => namespace in texts);
  expect(reached.toSorted()).toEqual(Object.keys(brought).toSorted());
});
