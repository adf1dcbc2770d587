import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseConfig, secret } from './config.ts';
import { flag } from './config-shapes.ts';
import { browserSettings, meaningOf, setting, toldBrowsers } from './setting.ts';

const shape = {
  BRAND: toldBrowsers('brand', setting('What the product is called', z.string().default('Pusula'))),
  SHOWS_PHONES: toldBrowsers('showsPhones', setting('Whether phones are shown', flag().default(true))),
  KEY: setting('Signs', secret(z.string())),
};

it('tells browsers the settings that are for them, by the names of the front ends, and no others', () => {
  const config = parseConfig({ SHOWS_PHONES: 'false', KEY: 'hidden' }, shape);
  expect(browserSettings(shape, config)).toEqual({ brand: 'Pusula', showsPhones: false });
});

it('tells browsers no secret', () => {
  expect(() => toldBrowsers('key', secret(z.string()))).toThrow('key is a secret.');
});

it('misses the meaning of a variable that was not described', () => {
  expect(meaningOf('KEY', shape.KEY)).toBe('Signs');
  expect(() => meaningOf('OTHER', z.string())).toThrow("OTHER has no meaning: setting('...', ...)");
});
