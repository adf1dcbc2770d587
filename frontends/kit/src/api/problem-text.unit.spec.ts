import { describe, expect, it } from '@jest/globals';
import { createI18n, loadErrorTexts } from '../i18n/index.ts';
import { ApiError, withFallback } from './api-error.ts';
import { problemText } from './problem-text.ts';

const translator = async () => {
  const i18n = createI18n('/tr');
  await loadErrorTexts(i18n, 'tr');
  return { t: i18n.t, exists: i18n.exists.bind(i18n) };
};

describe('the text of a failure', () => {
  it('is the sentence of the code that the server said', async () => {
    expect(problemText({ message: 'COACH_NOT_FOUND', fallback: 'errors.general' }, await translator())).toMatch(
      /^Bu koç artık listelenmiyor/,
    );
  });

  it('is the server’s own sentence when it is no code', async () => {
    expect(problemText({ message: 'Kota doldu.', fallback: 'errors.general' }, await translator())).toBe('Kota doldu.');
  });

  it('is translated when the message is a text key', async () => {
    expect(problemText({ message: 'errors.network', fallback: 'errors.general' }, await translator())).toMatch(/^Sunucuya ulaşamadık/);
  });

  it.each([
    [20, /1 dakika sonra/],
    [868, /15 dakika sonra/],
    [undefined, /Birkaç dakika bekleyip/],
  ])('says how long to wait when the server did: %s seconds', async (retryAfterSeconds, text) => {
    const problem = { message: 'TOO_MANY_REQUESTS', fallback: 'errors.general', ...(retryAfterSeconds && { retryAfterSeconds }) };
    expect(problemText(problem, await translator())).toMatch(text);
  });

  it('is the action’s own when the server said nothing', async () => {
    expect(problemText({ message: null, fallback: 'errors.search_failed' }, await translator())).toMatch(/^Arama yapılamadı/);
  });
});

describe('the action’s text key', () => {
  const failure = (fallback: string) =>
    new ApiError({ kind: 'UNEXPECTED_ERROR', message: null, fallback, status: null, requestId: null, details: [] });

  it('replaces the general one', () => {
    expect(withFallback(failure('errors.general'), 'errors.login_failed').fallback).toBe('errors.login_failed');
  });

  it('does not hide a more exact one', () => {
    expect(withFallback(failure('errors.timeout'), 'errors.login_failed').fallback).toBe('errors.timeout');
  });

  it('is used for an error that no server sent', () => {
    expect(withFallback(new TypeError('x is undefined'), 'errors.login_failed')).toMatchObject({
      message: null,
      fallback: 'errors.login_failed',
    });
  });
});
