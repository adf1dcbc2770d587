import { describe, expect, it } from '@jest/globals';
import { rendered } from '@pusula/frontend-kit/resource';
import { nobodyFound } from '../testing/found.ts';
import { type SearchReply, search, searchReducer } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';

const start = searchReducer(undefined, { type: 'start' });
const reply = (id: string, total = 1): SearchReply => nobodyFound({ id, total });
const addressed = (change: Partial<typeof EVERYTHING>) => search.urlChanged({ address: { ...EVERYTHING, ...change }, language: 'tr' });

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

  it('goes on saying that a rendered page was found without filters that there are no more, and loads nothing twice, when it opens', () => {
    const old = addressed({ keyword: 'ekip', cities: ['Atlantis', 'Van'], categoryIds: ['gone'] });
    const asked = searchReducer(start, old);
    const unknown = { ...reply(asked.searchId), unknownFilters: { cities: ['Atlantis'], categoryIds: ['gone'] } };
    const onServer = searchReducer(searchReducer(asked, search.answered(unknown)), rendered());
    const opened = searchReducer(onServer, old);
    expect(opened).toMatchObject({ filtersDropped: true, selectedCities: ['Van'], selectedCategoryIds: [], rendered: 'taken' });
    const followed = searchReducer(opened, addressed({ keyword: 'ekip', cities: ['Van'] }));
    expect(followed).toMatchObject({ filtersDropped: true, selectedCities: ['Van'] });
    expect(searchReducer(followed, addressed({ keyword: 'ekip', cities: ['Ankara'] }))).toMatchObject({ filtersDropped: false });
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

describe('a search that the server has made for the page that it rendered', () => {
  const opened = searchReducer(start, addressed({ keyword: 'uyku' }));
  const ready = searchReducer(searchReducer(opened, search.answered(reply(opened.searchId))), rendered());

  it('is taken over by the page that opens the same list, once', () => {
    const taken = searchReducer(ready, addressed({ keyword: 'uyku' }));
    expect([taken.rendered, taken.searchResult?.total]).toEqual(['taken', 1]);
    expect(searchReducer(taken, addressed({ keyword: 'uyku' })).rendered).toBe('not');
  });

  it('is made anew for another list', () => {
    for (const change of [
      { keyword: 'para' },
      { keyword: 'uyku', page: 2 },
      { keyword: 'uyku', cities: ['Van'] },
      { keyword: 'uyku', exact: true },
    ])
      expect(searchReducer(ready, addressed(change)).rendered).toBe('not');
  });

  it('is made by the browser where the server had no answer', () => {
    expect(searchReducer(opened, rendered()).rendered).toBe('not');
  });
});
