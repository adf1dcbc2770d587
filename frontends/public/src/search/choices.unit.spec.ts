import { describe, expect, it } from '@jest/globals';
import { FACT_FACET_NAMES, isYesNo } from '@pusula/contracts';
import { type CategoryFacet, categoryGroups, chooseCategory, isUnfolded } from './category-choice.ts';
import { citiesLike, cityChoices } from './city-choices.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';

const facet = (id: string, parentId = '0'): CategoryFacet => ({ id, parentId, name: id, slug: id, count: 1 });
const facets = [facet('career'), facet('change', 'career'), facet('interview', 'career'), facet('money')];

describe('choosing facts', () => {
  it('has a heading for each of several values', () => {
    const headings = FACT_FACET_NAMES.filter((name) => !isYesNo(name));
    expect([tr, en].flatMap(({ filters }) => headings.filter((name) => !(name in filters)))).toEqual([]);
  });
});

describe('choosing categories', () => {
  it('shows children below their parents, unfolded when one of them is chosen', () => {
    const [career, money] = categoryGroups(facets);
    expect(career?.below.map(({ id }) => id)).toEqual(['change', 'interview']);
    expect(career && isUnfolded(career, ['change'])).toBe(true);
    expect(money && isUnfolded(money, ['change'])).toBe(false);
  });

  it('narrows a parent down to its child, and widens a child to its parent', () => {
    expect(chooseCategory(['career', 'money'], facet('change', 'career'), facets)).toEqual(['money', 'change']);
    expect(chooseCategory(['change', 'interview', 'money'], facet('career'), facets)).toEqual(['money', 'career']);
  });

  it('keeps siblings together and takes a chosen one away', () => {
    expect(chooseCategory(['change'], facet('interview', 'career'), facets)).toEqual(['change', 'interview']);
    expect(chooseCategory(['change', 'interview'], facet('change', 'career'), facets)).toEqual(['interview']);
  });
});

describe('choosing cities', () => {
  const cities = [
    { id: '34', name: 'İstanbul', count: 9 },
    { id: '76', name: 'Iğdır', count: 2 },
    { id: '03', name: 'Afyonkarahisar', count: 1 },
  ];

  it('keeps the order of the search, and a chosen city where nobody is found', () => {
    expect(cityChoices(cities, ['Van', 'Iğdır']).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Van 0',
      'İstanbul 9',
      'Iğdır 2',
      'Afyonkarahisar 1',
    ]);
  });

  it.each(['igd', 'IĞD', 'ığd'])('finds Iğdır by %s', (typed) => {
    expect(citiesLike(cities, typed).map(({ name }) => name)).toEqual(['Iğdır']);
  });

  it.each(['ist', 'İST', 'IST'])('finds İstanbul by %s', (typed) => {
    expect(citiesLike(cities, typed).map(({ name }) => name)).toEqual(['İstanbul']);
  });
});
