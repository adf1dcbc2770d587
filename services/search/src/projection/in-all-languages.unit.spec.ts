import { expect, it } from '@jest/globals';
import type { CategoryState } from '@pusula/contracts';
import { CATEGORIES, SLEEP } from '../testing/people.ts';
import { inAllLanguages } from './in-all-languages.ts';

const known = CATEGORIES.get(SLEEP) as CategoryState;

it('leaves a category alone that has a name in every language', () => expect(inAllLanguages(known)).toBe(known));

it('calls one by its Turkish name in a language that came later', () => {
  const { nameEn: _name, descriptionEn: _description, slugEn: _slug, ...before } = known;
  expect(inAllLanguages(before as CategoryState)).toEqual({ ...known, nameEn: known.nameTr });
});
