import { describe, expect, it } from '@jest/globals';
import { endpoint } from '@pusula/contracts';
import { z } from 'zod';
import { isFailure } from '../failure.ts';
import { checkInput, parseJson } from './input.ts';

const call = endpoint('POST /user/say', {
  owner: 'profile',
  summary: 'For this test.',
  tokens: [],
  input: z.looseObject({}),
  reply: z.object({}),
  errors: [],
});
const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (isFailure(error)) return { code: error.code, paths: error.details?.map(({ path }) => path) };
  }
  return 'taken';
};

describe('a text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['a control character', 'a\u001bb'],
    ['one of the second range', 'a\u0085b'],
    ['half of a character', 'A\ud800'],
    ['its other half', '\udc00A'],
    ['a turn of direction', 'Ali\u202egpj'],
    ['an isolate', '\u2066Ali'],
  ])('with %s is refused wherever it is', (_, text) => {
    const inputs = [{ name: text }, { list: [{ name: 'a' }, { name: text }] }, { [text]: 1 }];
    expect(inputs.map((input) => refusalOf(() => checkInput(call, input)))).toEqual([
      { code: 'VALIDATION_FAILED', paths: ['name'] },
      { code: 'VALIDATION_FAILED', paths: ['list.1.name'] },
      { code: 'VALIDATION_FAILED', paths: [''] },
    ]);
  });

  it.each(['Çağrı Işık', 'tab\tand\r\nlines', '👩‍🏫 ﷺ', 'می‌خواهم', 'שלום\u200f!'])('such as %j is taken', (text) => {
    expect(checkInput(call, { name: text })).toEqual({ name: text });
  });
});

describe('JSON', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  it('of many levels is refused before it is parsed', () => {
    expect(refusalOf(() => parseJson(nested(33)))).toEqual({ code: 'MALFORMED_JSON', paths: undefined });
    expect(refusalOf(() => parseJson(nested(3_000_000)))).toEqual({ code: 'MALFORMED_JSON', paths: undefined });
    expect(refusalOf(() => parseJson('{"a":'.repeat(40)))).toEqual({ code: 'MALFORMED_JSON', paths: undefined });
  });

  it('may have as many brackets as it likes within its texts, and side by side', () => {
    const text = JSON.stringify({ a: nested(100), b: '\\"[[[[', c: Array.from({ length: 100 }, () => [[]]), d: '\\\\' });
    expect(parseJson(text)).toEqual(JSON.parse(text));
    expect(parseJson(nested(32))).toEqual(JSON.parse(nested(32)));
  });

  it('has no prototype, however its name is spelled', () => {
    for (const name of ['__proto__', '\\u005f_proto__', '_\\u005Fproto__'])
      expect(Object.keys(parseJson(`{"a":"\\u0041","${name}":{"admin":true}}`) as object)).toEqual(['a']);
  });

  it('whose text never ends is malformed', () => {
    expect(refusalOf(() => parseJson('{"a":"b'))).toEqual({ code: 'MALFORMED_JSON', paths: undefined });
  });
});
