import { describe, expect, it } from '@jest/globals';
import { cityName, findCity, queryWithCityNames } from './cities.ts';
import { search } from './search.ts';

const SPELLINGS = ['İzmir', 'izmir', 'IZMIR', 'İZMİR', 'Izmir', 'ızmır', ' izmir ', 'i\u0307zmir', '35'];

describe('a city', () => {
  it.each(SPELLINGS)('is meant by %j', (spelling) => {
    expect([findCity(spelling), cityName(spelling)]).toEqual([{ id: '35', name: 'İzmir' }, 'İzmir']);
  });

  it.each(['', ' ', 'izm', '82', '350', 'Atlantis'])('is not meant by %j', (value) => {
    expect([findCity(value), cityName(value)]).toEqual([undefined, value]);
  });

  it.each([
    ['ISPARTA', 'Isparta'],
    ['igdir', 'Iğdır'],
    ['SANLIURFA', 'Şanlıurfa'],
    ['hakkari', 'Hakkâri'],
    ['6', '6'],
    ['06', 'Ankara'],
  ])('%s is written %s', (typed, written) => {
    expect(cityName(typed)).toBe(written);
  });
});

describe('the cities of an address', () => {
  const corrected = (query: string) => queryWithCityNames(new URLSearchParams(query))?.toString();

  it('are written as they are, each once, and nothing else changes', () => {
    expect(corrected('q=a&city=35&category=35&city=Atlantis&city=izmir&x=1')).toBe('q=a&city=%C4%B0zmir&category=35&city=Atlantis&x=1');
  });

  it.each(['', 'q=a+b', 'q=a%20b&city=%C4%B0zmir', 'city=Atlantis&city=Van', 'q=1&q=1'])('stay where they are right: %s', (query) => {
    expect(corrected(query)).toBeUndefined();
  });
});

it.each(SPELLINGS)('a search takes the city %j', (spelling) => {
  expect(search.input.parse({ city: spelling, cities: ['06', spelling] })).toMatchObject({ city: 'İzmir', cities: ['Ankara', 'İzmir'] });
});
