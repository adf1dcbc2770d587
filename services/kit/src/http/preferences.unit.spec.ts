import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isFirstVisit, keepPreferences, readPreferences } from './preferences.ts';

const read = (path: string, cookie = '', query = '') => readPreferences(cookie, path, new URLSearchParams(query));

describe('the language of a page', () => {
  it.each([
    ['/en/categories', 'pusula.language=tr', '', 'en'],
    ['/search-results', 'pusula.language=en', '', 'en'],
    ['/search-results', 'pusula.visitLanguage=en', '', 'en'],
    ['/search-results', 'pusula.visitLanguage=en; pusula.language=tr', '', 'tr'],
    ['/reset-password', 'pusula.language=tr', 'language=en', 'en'],
    ['/reset-password', 'pusula.language=tr', 'language=klingon', 'tr'],
    // Browsers take the language from mailed links alone: a page rendered in another one would be taken over wrongly.
    ['/search-results', 'pusula.language=tr', 'language=en', 'tr'],
    ['/', '', 'language=en', 'tr'],
    ['/search-results', 'pusula.language=klingon', '', 'tr'],
    ['/', '', '', 'tr'],
  ])('of %s with the cookie "%s" and "%s" is %s', (path, cookie, query, language) => {
    expect(read(path, cookie, query).language).toBe(language);
  });
});

it('keeps a choice where it is read again', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  keepPreferences(response, { language: 'en' });
  keepPreferences(response, { theme: 'dark' });
  const cookies = (response.getHeader('set-cookie') as string[]).map((cookie) => cookie.split(';')[0]).join('; ');
  expect(readPreferences(cookies, '/', new URLSearchParams())).toEqual({ language: 'en', theme: 'dark' });
});

it('takes the theme from its cookie, and the system’s from anything else', () => {
  expect(read('/', 'a=b; pusula.theme=dark').theme).toBe('dark');
  expect(['pusula.theme=<script>', '', 'xpusula.theme=dark'].map((cookie) => read('/', cookie).theme)).toEqual([
    'system',
    'system',
    'system',
  ]);
});

it.each([
  ['', true],
  ['a=b; xpusula.theme=dark', true],
  ['pusula.visitLanguage=tr', false],
  ['a=b; pusula.theme=dark', false],
  ['__Host-pusula-browser=x', false],
])('a visit with the cookies "%s" is the first: %s', (cookies, isFirst) => expect(isFirstVisit(cookies)).toBe(isFirst));
