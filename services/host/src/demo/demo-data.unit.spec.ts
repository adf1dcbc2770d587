import { describe, expect, it } from '@jest/globals';
import { findCity, ID_PATTERN, LIMITS, nameKey, tidyExample } from '@pusula/contracts';
import { composeCoaches } from './compose-coaches.ts';
import { readDemoCategories, readDemoCoaches, readDemoExamples, readDemoNames } from './demo-data.ts';
import { demoId } from './demo-id.ts';
import { demoCoach } from './demo-people.ts';

const categories = readDemoCategories();
const coaches = readDemoCoaches();
const specialties = new Set(categories.flatMap((top) => top.categories.map(({ key }) => key)));
const sentences = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 25);

describe('demo data', () => {
  it('has at least 12 top-level categories and 60 below them, each described in both languages', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(specialties.size).toBeGreaterThanOrEqual(60);
  });

  describe.each(['tr', 'en'] as const)('what people say (%s)', (language) => {
    const examples = readDemoExamples();

    it('is at least 60 sentences for every specialty, and none for anything else', () => {
      expect([...examples.keys()].sort()).toEqual([...specialties].sort());
      expect([...examples].filter(([, said]) => said[language].length < 60).map(([key]) => key)).toEqual([]);
    });

    it('never names the specialty, and is said of one alone', () => {
      const nameOf = new Map(
        categories.flatMap((top) => top.categories.map(({ key, nameTr, nameEn }) => [key, language === 'tr' ? nameTr : nameEn] as const)),
      );
      const lower = (text: string) => text.toLocaleLowerCase(language);
      const naming = [...examples].flatMap(([key, said]) =>
        said[language].filter((text) => lower(text).includes(lower(nameOf.get(key) as string))).map((text) => `${key}: ${text}`),
      );
      expect(naming).toEqual([]);
      const all = [...examples.values()].flatMap((said) => said[language].map(lower));
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    });
  });

  describe.each(['tr', 'en'] as const)('what else a category is called (%s)', (language) => {
    const names = readDemoNames();
    const own = categories.flatMap((top) => [top, ...top.categories]);

    it('is said of every category, those above others too, and of nothing else', () => {
      expect([...names.keys()]).toEqual(own.map(({ key }) => key));
      const count = (key: string) => names.get(key)?.[language].length ?? 0;
      expect(own.filter(({ key }) => count(key) === 0 || count(key) > LIMITS.categoryMaximumNames).map(({ key }) => key)).toEqual([]);
    });

    it('names one category alone, and none by its own name', () => {
      const all = [...names.values()].flatMap((called) => called[language].map(nameKey));
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
      const ownNames = new Set(own.flatMap(({ nameTr, nameEn }) => [nameKey(nameTr), nameKey(nameEn)]));
      expect(all.filter((name) => ownNames.has(name))).toEqual([]);
    });

    it('is tidy, and short enough to be kept', () => {
      const all = [...names.values()].flatMap((called) => called[language]);
      expect(all.filter((name) => name !== tidyExample(name) || name.length > LIMITS.nameLength)).toEqual([]);
    });
  });

  it('has 400 coaches with names of their own', () => {
    expect(coaches.length).toBeGreaterThanOrEqual(400);
    expect(new Set(coaches.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(coaches.length);
  });

  it('gives every coach known specialties and a province of Türkiye', () => {
    expect(coaches.filter((coach) => !coach.categories.every((key) => specialties.has(key)))).toEqual([]);
    expect(coaches.filter((coach) => findCity(coach.city)?.name !== coach.city).map(({ city }) => city)).toEqual([]);
  });

  it('has a coach in every province and for every specialty', () => {
    expect(new Set(coaches.map(({ city }) => city)).size).toBe(81);
    const covered = new Set(coaches.flatMap((coach) => coach.categories));
    expect([...specialties].filter((key) => !covered.has(key))).toEqual([]);
  });

  it('gives every coach, composed ones too, all that visitors have to find: texts in both languages, a specialty and a certificate', () => {
    const composed = [...composeCoaches(coaches, 200)];
    const all = [...coaches, ...composed].map((coach, place) => demoCoach(coach, place, new Date(), { passwordHash: '' }).coach.coach);
    expect(all.filter(({ categoryIds, certificates }) => categoryIds.length === 0 || certificates.length === 0)).toEqual([]);
    expect(all.filter(({ texts }) => ![texts.tr, texts.en].every((text) => text?.headline && text.bio))).toEqual([]);
  });

  it.each(['tr', 'en'] as const)('lets no two coaches share a sentence (%s)', (language) => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const coach of coaches) {
      const name = `${coach.firstName} ${coach.lastName}`;
      for (const sentence of new Set(sentences(`${coach.headline[language]} ${coach.bio[language]}`))) {
        const other = seen.get(sentence);
        if (other) shared.push(`${other} and ${name}: ${sentence}`);
        seen.set(sentence, name);
      }
    }
    expect(shared).toEqual([]);
  });

  it('writes no address or number into a text', () => {
    const texts = coaches.flatMap((coach) => [coach.bio.tr, coach.bio.en, coach.headline.tr, coach.headline.en]);
    expect(texts.filter((text) => /@|https?:|www\.|\+90|\d{7,}/.test(text))).toEqual([]);
  });

  it('names the same thing by the same id every time', () => {
    const id = demoId('coach Elif', new Date('2026-01-01'));
    expect(id).toMatch(ID_PATTERN);
    expect(demoId('coach Elif', new Date('2026-01-01'))).toBe(id);
    expect(demoId('coach Mert', new Date('2026-01-01'))).not.toBe(id);
  });
});
