import { describe, expect, it } from '@jest/globals';
import { byFacet, FACT_FACETS, tidyKeyword } from '@pusula/contracts';
import { EVERYTHING, readSearchAddress, resultsPath, toggled } from './search-address.ts';

describe('the address of the results', () => {
  it('says the whole search and is read back to the same', () => {
    const address = {
      keyword: 'işe dönmek & “yol”',
      cities: ['İstanbul', 'Ağrı'],
      categoryIds: ['a', 'b'],
      facts: byFacet((facet) => [...FACT_FACETS[facet].values]),
      exact: true,
      far: true,
      page: 3,
    };
    expect(readSearchAddress(new URL(resultsPath(address), 'http://test').search)).toEqual(address);
  });

  it('has no query when nothing is chosen, and no page for the first one', () => {
    expect(resultsPath(EVERYTHING)).toBe('/search-results');
    expect(resultsPath({ keyword: 'koç', page: 1 })).toBe('/search-results?q=ko%C3%A7');
  });

  it('leaves out what makes no sense', () => {
    expect(readSearchAddress('?q=%20&city=&city=Van&city=Van&page=-4&other=1&sessionFormats=flying')).toEqual({
      ...EVERYTHING,
      cities: ['Van'],
    });
    expect(readSearchAddress('?page=abc').page).toBe(1);
    expect(readSearchAddress('?page=99999').page).toBe(200);
  });

  it.each(['35', 'izmir', 'IZMIR', '%C4%B0ZM%C4%B0R', 'izmir&city=35'])('names the city of city=%s as it is written', (city) => {
    expect(readSearchAddress(`?city=${city}&city=Atlantis`).cities).toEqual(['İzmir', 'Atlantis']);
  });

  it('takes no more filters than a search may have', () => {
    const query = Array.from({ length: 50 }, (_, place) => `category=${place}`).join('&');
    expect(readSearchAddress(query).categoryIds).toHaveLength(20);
  });

  it('cuts a keyword at 50 characters and never through a pair', () => {
    expect(tidyKeyword('a'.repeat(80))).toHaveLength(50);
    expect(tidyKeyword(`${'a'.repeat(49)}🧭`)).toBe('a'.repeat(49));
  });

  it.each([
    ['NUL', '\u0000'],
    ['a mark that turns the direction', '\u202e'],
    ['a mark of direction', '\u200f'],
    ['zero-width spaces', '\u200b\u2060'],
    ['blanks and soft hyphens', ' \u00ad\ufeff '],
  ])('searches for nothing when nothing can be seen: %s', (_what, keyword) => {
    expect(tidyKeyword(keyword)).toBe('');
    expect(readSearchAddress(`?q=${encodeURIComponent(keyword)}`).keyword).toBe('');
  });

  it('leaves out of a keyword what nobody sees, and keeps what emoji and scripts need', () => {
    expect(tidyKeyword('\u202euyku\u200b düzeni\u0000')).toBe('uyku düzeni');
    expect(tidyKeyword('👩\u200d🚀')).toBe('👩\u200d🚀');
  });

  it('adds a choice, and takes it away when it is there', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
