import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { twinLines } from '../../learning/twins.ts';
import { spellingsOf, twinsOf } from './spellings.ts';

describe('twins', () => {
  it('are what the dictionaries give: `npm run learn:twins` makes them anew', () => {
    const kept = readFileSync(new URL('./twins.txt', import.meta.url), 'utf8');
    expect(twinLines()).toEqual(kept.trim().split('\n'));
  }, 120_000);

  it.each([
    ['yas', ['yas', 'yaş']],
    ['olur', ['olur', 'ölür']],
    ['sac', ['sac', 'saç']],
    ['ask', ['ask', 'aşk']],
    ['kocluk', []],
    ['sisisisisisisisisisisisisisisisi', []],
  ])('of %s are %j', (folded, twins) => expect([...twinsOf(folded)].sort()).toEqual(twins));
});

describe('the spelling of a word', () => {
  it.each([
    ['yaş', ['yaş']],
    ['YAŞ', ['yaş']],
    ['yaş'.normalize('NFD'), ['yaş']],
    ['Yas', ['yas']],
    ['yaşımı', ['yaşım', 'yaş']],
    ['saçın', ['saçın', 'saç']],
    ['sacın', ['sacın', 'sac']],
    ['DIŞ', ['dış', 'diş']],
    ['DİŞ', ['diş']],
    ['üçü', ['üç', 'üçü']],
    ['ucu', ['uç', 'ucu']],
    ['koçluk', []],
    ['I'.repeat(64), []],
  ])('of %s is %j', (written, spellings) => expect([...spellingsOf(written, 'tr')].sort()).toEqual([...spellings].sort()));
});
