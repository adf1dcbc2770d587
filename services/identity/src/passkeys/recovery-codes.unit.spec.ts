import { afterEach, expect, it, jest } from '@jest/globals';
import { newRecoveryCodes, typedCode } from './recovery-codes.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it('codes are drawn from what nobody can set or foresee: each symbol in each place, none twice, whatever Math.random says', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat().map(typedCode);
  expect(new Set(codes).size).toBe(1_000);
  for (let place = 0; place < 24; place += 1) {
    const seen = new Set(codes.map((code) => code[place]));
    // Of 32 symbols one is missing in a thousand draws once in 10^12.
    expect(seen.size).toBe(32);
  }
  expect(Math.random).not.toHaveBeenCalled();
});
