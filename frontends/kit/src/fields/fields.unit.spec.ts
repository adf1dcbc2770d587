import { describe, expect, it } from '@jest/globals';
import { citiesLike } from './cities-like.ts';
import { daysIn, joinParts, splitDate } from './date-parts.ts';
import { joinPhone, readablePhone, spacedNumber, splitPhone, tidyCode, tidyNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['5321234567', '5321234567'],
    ['532 123 45 67', '5321234567'],
    ['0532 123 45 67', '5321234567'],
    ['+90 (532) 123-45-67', '5321234567'],
    ['0090 532 123 45 67', '5321234567'],
    ['90 0532 123 45 67', '5321234567'],
    ['532', '532'],
    ['9012345678', '9012345678'],
    ['53212345678', '53212345678'],
  ])('%s is %s', (typed, number) => {
    expect(tidyNumber(typed, '90')).toBe(number);
  });

  it('has a code of digits', () => {
    expect(['+90', '00 90', 'x', '12345'].map(tidyCode)).toEqual(['90', '0090', '', '1234']);
  });

  it('is read in groups', () => {
    expect([spacedNumber('5321234567'), spacedNumber('532')]).toEqual(['532 123 45 67', '532']);
  });
});

describe('a date in the making', () => {
  it('keeps the parts that are chosen', () => {
    expect(splitDate('1990--05')).toEqual({ year: '1990', month: '', day: '05' });
    expect(joinParts({ year: '', month: '05', day: '' })).toBe('-05-');
  });

  it('is empty when no part is chosen', () => {
    expect(joinParts(splitDate(''))).toBe('');
  });

  it.each([
    ['', '', 31],
    ['', '02', 29],
    ['2001', '02', 28],
    ['2000', '02', 29],
    ['1990', '04', 30],
  ])('has the days of its month: %s-%s', (year, month, days) => {
    expect(daysIn({ year, month })).toBe(days);
  });
});

describe('provinces', () => {
  it('are all there, in the order of the alphabet, before anything is typed', () => {
    const names = citiesLike('').map(({ name }) => name);
    expect([names.length, names[0], names.indexOf('Çanakkale') - names.indexOf('Bursa'), names.at(-1)]).toEqual([
      81,
      'Adana',
      1,
      'Zonguldak',
    ]);
  });

  it.each([
    ['ig', ['Iğdır']],
    ['IĞ', ['Iğdır']],
    ['izm', ['İzmir']],
    ['sanli', ['Şanlıurfa']],
    ['35', ['İzmir']],
    ['xy', []],
  ])('are found by %s', (typed, names) => {
    expect(citiesLike(typed).map(({ name }) => name)).toEqual(names);
  });
});

describe('a stored phone number', () => {
  it.each([
    ['5321234567', '90', '5321234567', '+90 532 123 45 67'],
    ['+447911123456', '44', '7911123456', '+44 791 112 34 56'],
    ['', '90', '', '+90 '],
  ])('%s is code, number and read aloud, and comes back as it was', (stored, phoneCode, phone, read) => {
    expect(splitPhone(stored)).toEqual({ phoneCode, phone });
    expect(joinPhone({ phoneCode, phone })).toBe(stored);
    expect(readablePhone(stored)).toBe(read);
  });
});
