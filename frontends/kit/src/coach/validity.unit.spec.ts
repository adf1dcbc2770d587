import { describe, expect, it } from '@jest/globals';
import { addTexts, createI18n } from '../i18n/index.ts';
import { coachProfileTexts } from './texts.ts';
import { validity } from './validity.ts';

const today = new Date('2026-11-21T12:00:00Z');
const said = (issueDate: string, expiryDate: string | null, language: 'tr' | 'en' = 'tr', now = today) => {
  const i18n = createI18n(`/${language}`);
  addTexts(i18n, coachProfileTexts);
  return validity({ issueDate, expiryDate }, now, language, i18n.getFixedT(language, 'coachProfile'));
};

describe('how long a certificate holds', () => {
  it('names both months', () => {
    expect(said('2021-03-12', '2027-03-12')).toBe('Mart 2021 – Mart 2027');
  });

  it('says that it does not expire', () => {
    expect(said('2022-09-01', null)).toBe('Eylül 2022, süresiz');
    expect(said('2022-09-01', null, 'en')).toBe('September 2022, no expiry');
  });

  it('says calmly that it has lapsed, from the day after its last', () => {
    expect(said('2020-01-01', '2026-11-20')).toBe('Ocak 2020 – Kasım 2026, süresi doldu');
    expect(said('2020-01-01', '2026-11-21')).toBe('Ocak 2020 – Kasım 2026');
  });

  it('counts days as they are counted in Türkiye', () => {
    const afterMidnight = new Date('2026-11-20T21:30:00Z');
    expect(said('2020-01-01', '2026-11-20', 'tr', afterMidnight)).toBe('Ocak 2020 – Kasım 2026, süresi doldu');
  });
});
