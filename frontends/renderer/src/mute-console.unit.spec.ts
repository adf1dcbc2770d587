import { afterEach, expect, it, jest } from '@jest/globals';
import { muteConsole } from './mute-console.ts';

const own = { ...console };
afterEach(() => void Object.assign(console, own));

it('S19: what libraries say on the console, in words of visitors, goes nowhere', () => {
  const library = console;
  const write = jest.fn();
  Object.assign(library, { warn: write, error: write, log: write });
  library.warn('heard');
  muteConsole();
  library.warn('The URL path "/en/coach/gizli.kisi%40posta.example%zz" could not be decoded');
  library.error(new Error('gizli.kisi@posta.example'));
  library.log('gizli.kisi@posta.example');
  expect(write.mock.calls).toEqual([['heard']]);
});
