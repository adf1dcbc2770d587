import { describe, expect, it } from '@jest/globals';
import { passwordProblems } from './passwords.ts';

describe('a password', () => {
  it.each([
    ['', ['length', 'number', 'uppercase', 'special']],
    ['kayısı', ['length', 'number', 'uppercase', 'special']],
    ['kayısı-7', ['uppercase', 'special']],
    ['Kayısı!', ['length', 'number']],
    ['Kayısı7!', []],
    ['İçtenlik9*', []],
    ['Şarkı_söyle7', ['special']],
  ] as const)('like %j lacks %j for an account', (password, problems) => expect(passwordProblems(password)).toEqual(problems));

  it.each(['!', '@', '#', '$', '%', '^', '&', '*'])('is special by %s', (mark) => expect(passwordProblems(`Kayısı7${mark}`)).toEqual([]));

  it('needs six characters by the simple rule, and nothing more', () => {
    expect([passwordProblems('abcde', 'simple'), passwordProblems('abcdef', 'simple')]).toEqual([['length'], []]);
  });

  it('is measured in characters, not in the bytes or halves they are made of', () => {
    expect(passwordProblems('🍑🍑🍑A1!')).toEqual(['length']);
    expect(passwordProblems('g\u0308u\u0308zA1!')).toEqual(['length']);
  });
});
