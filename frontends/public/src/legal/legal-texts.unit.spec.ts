import { describe, expect, it } from '@jest/globals';
import english from './texts.en.json';
import turkish from './texts.tr.json';

/** The outline of a text: every sentence replaced by a dot, so that two languages can be laid side by side. */
function outline(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(outline);
  if (part !== null && typeof part === 'object')
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, outline(value)]));
  return '·';
}

const written = { turkish: JSON.stringify(turkish), english: JSON.stringify(english) };

describe('the legal texts', () => {
  it('have the same sections, paragraphs and list items in both languages', () => {
    expect(outline(english)).toEqual(outline(turkish));
  });

  it('carry the same date in both languages', () => {
    for (const page of ['terms', 'privacy', 'dataDeletion'] as const) expect(english[page].updated).toBe(turkish[page].updated);
  });

  it.each(Object.entries(written))('name brand, company, address and domain only through the configuration (%s)', (_, text) => {
    const names = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect([...names].sort()).toEqual(['brand', 'company', 'contactEmail', 'domain']);
    expect(text).not.toMatch(/Pusula|@[a-z]/i);
  });

  it.each(Object.entries(written))('use curly apostrophes (%s)', (_, text) => {
    expect(text).not.toContain("'");
  });

  it('promise an answer within 30 days on the deletion page', () => {
    expect(turkish.dataDeletion.intro).toContain('30 gün');
    expect(english.dataDeletion.intro).toContain('30 days');
  });
});
