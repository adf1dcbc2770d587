import { describe, expect, it } from '@jest/globals';
import { rendered } from '@pusula/frontend-kit/resource';
import { nobodyFound } from '../testing/found.ts';
import { type SearchReply, search, searchReducer } from './search.slice.ts';
import { EVERYTHING } from './search-address.ts';

const start = searchReducer(undefined, { type: 'start' });
const reply = (id: string, total = 1): SearchReply => nobodyFound({ id, total });
const addressed = (change: Partial<typeof EVERYTHING>) => search.opened({ address: { ...EVERYTHING, ...change }, language: 'tr' });

describe('the state of a search (specification section 4)', () => {
  it('gives each keyword an id of its own, and an empty one none', () => {
    const first = searchReducer(start, addressed({ keyword: 'kariyer' }));
    const filtered = searchReducer(first, addressed({ keyword: 'kariyer', cities: ['Van'] }));
    const second = searchReducer(filtered, addressed({ keyword: 'para' }));
    expect(first.searchId).not.toBe('');
    expect(filtered.searchId).toBe(first.searchId);
    expect(second.searchId).not.toBe(first.searchId);
    expect(searchReducer(second, addressed({ keyword: '' })).searchId).toBe('');
  });

  it('begins anew from the home page, and keeps what was found for the case that the next search fails', () => {
    const found = searchReducer(searchReducer(start, addressed({ cities: ['Van'] })), search.answered(reply('')));
    expect(searchReducer(found, search.ended())).toEqual({ ...start, lastFound: { keyword: '', result: reply('') } });
  });

  it('goes on saying that a rendered page was found without filters that there are no more, and loads nothing twice, when it opens', () => {
    const old = addressed({ keyword: 'ekip', cities: ['Atlantis', 'Van'], categoryIds: ['gone'] });
    const asked = searchReducer(start, old);
    const unknown = { ...reply(asked.searchId), unknownFilters: { cities: ['Atlantis'], categoryIds: ['gone'] } };
    const onServer = searchReducer(searchReducer(asked, search.answered(unknown)), rendered());
    const opened = searchReducer(onServer, old);
    expect(opened).toMatchObject({ filtersDropped: true, address: { cities: ['Van'], categoryIds: [] }, rendered: 'taken' });
    const followed = searchReducer(opened, addressed({ keyword: 'ekip', cities: ['Van'] }));
    expect(followed).toMatchObject({ filtersDropped: true, address: { cities: ['Van'] } });
    expect(searchReducer(followed, addressed({ keyword: 'ekip', cities: ['Ankara'] }))).toMatchObject({ filtersDropped: false });
  });

  it('drops what was found with filters when all of them are cleared', () => {
    const found = searchReducer(searchReducer(start, addressed({ cities: ['Van'], categoryIds: ['c'] })), search.answered(reply('')));
    expect(searchReducer(found, search.filtersCleared())).toMatchObject({
      searchResult: null,
      lastFound: { keyword: '', result: reply('') },
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
