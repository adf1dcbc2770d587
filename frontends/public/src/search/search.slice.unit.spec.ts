import { describe, expect, it } from '@jest/globals';
import { type SearchReply, search, searchReducer } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';

const start = searchReducer(undefined, { type: 'start' });
const reply = (id: string, total = 1): SearchReply => ({
  id,
  coaches: [],
  categories: [],
  cities: [],
  total,
  page: 1,
  pageSize: 10,
  totalWithoutCity: null,
  totalWithoutCategory: null,
  farTotal: 0,
  correctedKeyword: null,
  topics: [],
  namedCities: [],
  unknownFilters: { cities: [], categoryIds: [] },
});
const addressed = (change: Partial<typeof EVERYTHING>) => search.addressed({ address: { ...EVERYTHING, ...change }, language: 'tr' });

describe('the state of a search (specification section 4)', () => {
  it('gives each keyword an id of its own, and an empty one none', () => {
    const first = searchReducer(start, search.keywordChanged('kariyer'));
    const second = searchReducer(first, search.keywordChanged('para'));
    expect(first.searchId).not.toBe('');
    expect(second.searchId).not.toBe(first.searchId);
    expect(searchReducer(second, search.keywordChanged('  '))).toMatchObject({ keyword: '', searchId: '' });
  });

  it('turns filters on with a city or a category', () => {
    expect(searchReducer(start, addressed({ cities: ['Van'] })).filtersOn).toBe(true);
    expect(searchReducer(start, addressed({ categoryIds: ['c'] })).filtersOn).toBe(true);
    expect(searchReducer(start, addressed({ keyword: 'x' })).filtersOn).toBe(false);
  });

  it('clears category, city and results together and turns filters off', () => {
    const found = searchReducer(searchReducer(start, addressed({ cities: ['Van'], categoryIds: ['c'] })), search.answered(reply('')));
    expect(searchReducer(found, search.filtersCleared())).toMatchObject({
      selectedCities: [],
      selectedCategoryIds: [],
      filtersOn: false,
      searchResult: null,
    });
  });

  it('ignores a reply to an earlier keyword', () => {
    const old = searchReducer(start, addressed({ keyword: 'kariyer' }));
    const now = searchReducer(old, addressed({ keyword: 'para' }));
    expect(searchReducer(now, search.answered(reply(old.searchId))).searchResult).toBeNull();
    expect(searchReducer(now, search.answered(reply(now.searchId, 7))).searchResult?.total).toBe(7);
  });

  it('keeps the list while a filter loads, and drops it with a new keyword', () => {
    const found = searchReducer(start, search.answered(reply('')));
    expect(searchReducer(found, addressed({ cities: ['Van'] })).searchResult).not.toBeNull();
    expect(searchReducer(found, addressed({ keyword: 'para' })).searchResult).toBeNull();
  });
});
