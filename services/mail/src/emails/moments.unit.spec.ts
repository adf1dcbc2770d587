import { describe, expect, it } from '@jest/globals';
import { DATE_FORMATS } from './format-date.ts';

const inTurkiye = (time: string) => `2026-03-04T${time}:00.000+03:00`;

describe('a moment in a letter', () => {
  it('is told in the time of Türkiye', () => {
    expect(DATE_FORMATS.tr.at('2026-03-03T22:05:00.000Z')).toBe('4\u00a0Mart 2026 günü Türkiye saatiyle 01:05’te');
    expect(DATE_FORMATS.tr.until('2026-03-03T22:05:00.000Z')).toBe('4\u00a0Mart 2026 günü Türkiye saatiyle 01:05’e kadar');
    expect(DATE_FORMATS.en.at('2026-03-03T22:05:00.000Z')).toBe('on 4\u00a0March 2026 at 01:05 Türkiye time');
    expect(DATE_FORMATS.en.until('2026-03-03T22:05:00.000Z')).toBe('until 01:05 Türkiye time on 4\u00a0March 2026');
  });

  it.each([
    ['00:00', 'da', 'a'],
    ['09:00', 'da', 'a'],
    ['12:00', 'de', 'ye'],
    ['20:00', 'de', 'ye'],
    ['10:00', 'da', 'a'],
    ['10:01', 'de', 'e'],
    ['10:02', 'de', 'ye'],
    ['10:03', 'te', 'e'],
    ['10:04', 'te', 'e'],
    ['10:05', 'te', 'e'],
    ['10:06', 'da', 'ya'],
    ['10:07', 'de', 'ye'],
    ['10:08', 'de', 'e'],
    ['10:09', 'da', 'a'],
    ['10:10', 'da', 'a'],
    ['10:20', 'de', 'ye'],
    ['10:30', 'da', 'a'],
    ['10:40', 'ta', 'a'],
    ['10:50', 'de', 'ye'],
    ['10:56', 'da', 'ya'],
  ])('%s takes the Turkish endings %s and %s', (time, at, until) => {
    expect(DATE_FORMATS.tr.at(inTurkiye(time))).toMatch(new RegExp(` ${time}’${at}$`));
    expect(DATE_FORMATS.tr.until(inTurkiye(time))).toMatch(new RegExp(` ${time}’${until} kadar$`));
  });
});
