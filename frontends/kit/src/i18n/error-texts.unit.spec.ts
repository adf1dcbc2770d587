import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@pusula/contracts';
import en from './errors.en.json';
import tr from './errors.tr.json';
import ownEn from './texts.en.json';
import ownTr from './texts.tr.json';

/** The default keys of specification section 8, those of failures that no server answered, how long to wait, and what every field may have to say. */
const DEFAULTS = [
  'login_failed',
  'register_failed',
  'password_reset_failed',
  'password_change_failed',
  'activation_failed',
  'verify_failed',
  'logout_failed',
  'token_failed',
  'profile_update_failed',
  'refine_failed',
  'search_failed',
  'general',
  'network',
  'timeout',
  'server',
  'passkey_declined',
  'passkey_failed',
  'passkey_missing',
  'too_many_one',
  'too_many_other',
  'unseen',
];

describe.each([
  ['Turkish', tr, ownTr],
  ['English', en, ownEn],
])('%s', (_language, codes: Record<string, string>, own) => {
  it('has a sentence for every code of the contracts, and for nothing else', () => {
    expect(Object.keys(codes).sort()).toEqual([...ERROR_CODES].sort());
  });

  it('has every default text', () => {
    expect(Object.keys(own.errors).sort()).toEqual([...DEFAULTS].sort());
  });

  it('speaks in whole sentences', () => {
    expect(Object.entries({ ...codes, ...own.errors }).filter(([, text]) => !/^\p{Lu}.{15,}\.$/u.test(text))).toEqual([]);
  });
});
