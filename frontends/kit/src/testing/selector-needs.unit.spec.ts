import { describe, expect, it } from '@jest/globals';
import { couldMatch, needsOf } from './selector-needs.ts';

const could = (selector: string, classes: string, name: string) => {
  const needs = needsOf(selector);
  return needs ? couldMatch(needs, new Set(classes.split(' ')), name) : undefined;
};

describe('an element that a selector cannot match', () => {
  it.each([
    ['.a', 'b', 'p'],
    ['.a.b', 'a', 'p'],
    ['div.a', 'a', 'p'],
    ['.b .a:hover', 'b', 'p'],
    ['.a>.b::before', 'a', 'p'],
    ['h1, .a', 'b', 'p'],
    ['.a:not(.b)', 'b', 'p'],
    ['a[href="x y, p"]', '', 'p'],
  ])('of %s with the classes %j and the name %s is told', (selector, classes, name) => {
    expect(could(selector, classes, name)).toBe(false);
  });
});

describe('an element that a selector may match', () => {
  it.each([
    ['.a', 'b a', 'p'],
    ['P.a', 'a', 'p'],
    ['*', '', 'p'],
    ['[hidden]', '', 'p'],
    ['[title=".b"]', '', 'p'],
    [':is(.a, h1)', '', 'p'],
    ['.a > :has(.b)', '', 'p'],
    ['.b:hover + .a:not(:focus, .b:is(.c))', 'a', 'p'],
    ['h1, .a', 'a', 'p'],
    ['h1 :not(p, b), q', '', 'i'],
    ['.a:nth-child(2n + 1)', 'a', 'p'],
  ])('of %s with the classes %j and the name %s is left to the engine', (selector, classes, name) => {
    expect(could(selector, classes, name)).toBe(true);
  });

  it.each(['.ş', '.a\\:b', 'svg|a', '& .a', '[title="]"', ':is(.a'])('of %s is not judged', (selector) => {
    expect(needsOf(selector)).toBeUndefined();
  });
});
