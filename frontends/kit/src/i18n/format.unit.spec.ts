import { expect, it } from '@jest/globals';
import { capitalised, compareTexts, formatDate, formatList, formatNumber, formatPercent, lower, monthNames, upper } from './format.ts';

it('turns i into İ and I into ı in Turkish only', () => {
  expect([upper('izmir', 'tr'), lower('IĞDIR', 'tr'), upper('izmir', 'en')]).toEqual(['İZMİR', 'ığdır', 'IZMIR']);
});

it('begins with a capital, İ for i in Turkish, and leaves the rest as it is', () => {
  expect([capitalised('ilk yıl', 'tr'), capitalised('in person', 'en'), capitalised('9 yıl', 'tr')]).toEqual([
    'İlk yıl',
    'In person',
    '9 yıl',
  ]);
});

it('sorts ç after c, ı before i and ş after s in Turkish', () => {
  expect(['şan', 'iz', 'ırmak', 'çay', 'can', 'dal', 'san'].sort(compareTexts('tr'))).toEqual([
    'can',
    'çay',
    'dal',
    'ırmak',
    'iz',
    'san',
    'şan',
  ]);
});

it('writes figures as each language does', () => {
  expect([formatNumber(1842, 'tr'), formatNumber(1842, 'en'), formatPercent(0.41, 'tr'), formatPercent(0.41, 'en')]).toEqual([
    '1.842',
    '1,842',
    '%41',
    '41%',
  ]);
});

it('keeps a date on its day, wherever the reader is', () => {
  expect([formatDate('2026-03-14', 'tr'), formatDate('2026-03-14T23:30:00Z', 'en')]).toEqual(['14 Mart 2026', '14 March 2026']);
});

it('joins a list with and', () => {
  expect([formatList(['İzmir', 'Bursa', 'Konya'], 'tr'), formatList(['İzmir', 'Bursa'], 'en')]).toEqual([
    'İzmir, Bursa ve Konya',
    'İzmir and Bursa',
  ]);
});

it('names the months from January on', () => {
  expect([monthNames('tr')[0], monthNames('tr')[7], monthNames('en').at(-1)]).toEqual(['Ocak', 'Ağustos', 'December']);
});
