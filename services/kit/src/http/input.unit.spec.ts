import { describe, expect, it, jest } from '@jest/globals';
import { endpoint, SERVER_LIMITS } from '@pusula/contracts';
import { z } from 'zod';
import { isFailure } from '../failure.ts';
import { checkInput, parseJson, queryInput } from './input.ts';

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
  const EXCESSIVE = { code: 'MALFORMED_JSON', paths: [''] };
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  it('of many levels is refused before it is parsed', () => {
    for (const text of [nested(33), nested(3_000_000), '{"a":'.repeat(40)]) expect(refusalOf(() => parseJson(text))).toEqual(EXCESSIVE);
  });

  it('S11: of many names or values is refused before it is parsed, however they are spelled', () => {
    const names = Array.from({ length: 300_000 }, (_, at) => `"\\u0041${at}":0`).join();
    const parse = jest.spyOn(JSON, 'parse');
    for (const text of [`{${names}}`, `[${'0,'.repeat(300_000)}0]`, `{"a":${'[],'.repeat(300_000)}`])
      expect(refusalOf(() => parseJson(text))).toEqual(EXCESSIVE);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('may have as many values as no call has, and any number of their signs within its texts', () => {
    const { jsonValues } = SERVER_LIMITS;
    const most = JSON.stringify([...Array(jsonValues).fill(0), ',:'.repeat(jsonValues)]);
    expect(parseJson(most)).toHaveLength(jsonValues + 1);
    expect(refusalOf(() => parseJson(most.replace('[', '[0,')))).toEqual(EXCESSIVE);
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

it('a query’s names that come again are a list, also when there are tens of thousands', () => {
  expect(queryInput('a=1&b=2&a=3&a=4')).toEqual({ a: ['1', '3', '4'], b: '2' });
  expect((queryInput('a=&'.repeat(50_000)) as { a: string[] }).a).toHaveLength(50_000);
});
