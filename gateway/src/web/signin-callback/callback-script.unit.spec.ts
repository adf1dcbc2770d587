import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const SCRIPT = readFileSync(join(__dirname, 'callback-script.js'), 'utf8');

/** What the script needs of a browser, and what it did to it. */
function inPopup(address: string, posted?: object) {
  const did = { said: [] as object[], address, channel: '', closed: false, showsTheWayOn: false };
  const answer = posted && { textContent: JSON.stringify(posted), remove: jest.fn() };
  class BroadcastChannel {
    constructor(name: string) {
      did.channel = name;
    }
    postMessage = (message: object) => did.said.push({ ...message });
    close = () => undefined;
  }
  runInNewContext(SCRIPT, {
    URLSearchParams,
    BroadcastChannel,
    setTimeout,
    location: new URL(address),
    history: { replaceState: (_state: unknown, _title: string, path: string) => (did.address = path) },
    document: {
      getElementById: () => answer ?? null,
      body: { classList: { add: () => (did.showsTheWayOn = true) } },
    },
    window: { close: () => (did.closed = true) },
  });
  return did;
}

const CALLBACK = 'https://pusula.example/signin/callback';
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the popup that returns from a provider', () => {
  it.each([
    ['an OpenID provider’s token', '#state=s1&id_token=abc', { state: 's1', token: 'abc', error: null, user: null }],
    ['Facebook’s token', '#access_token=fb&state=s2&expires_in=1', { state: 's2', token: 'fb', error: null, user: null }],
    ['a refusal', '#state=s3&error=access_denied', { state: 's3', token: null, error: 'access_denied', user: null }],
    ['a refusal in the query', '?error=access_denied&state=s4', { state: 's4', token: null, error: 'access_denied', user: null }],
    ['nothing', '', { state: null, token: null, error: null, user: null }],
  ])('hands over %s', (_, rest, answer) => {
    const popup = inPopup(CALLBACK + rest);
    expect([popup.channel, popup.said]).toEqual(['pusula.social', [answer]]);
  });

  it('believes no token that went through a server’s log', () => {
    expect(inPopup(`${CALLBACK}?id_token=logged&access_token=logged&state=s`).said).toEqual([
      { state: 's', token: null, error: null, user: null },
    ]);
  });

  it('hands over what was posted', () => {
    const answer = { state: 's5', token: 'apple', error: null, user: '{"name":{}}' };
    expect(inPopup(`${CALLBACK}#id_token=other&state=other`, answer).said).toEqual([answer]);
  });

  it('leaves nothing in its address, closes itself, and shows the way on where it may not', () => {
    const popup = inPopup(`${CALLBACK}#state=s&id_token=abc`);
    expect([popup.address, popup.closed]).toEqual(['/signin/callback', false]);
    jest.advanceTimersByTime(100);
    expect([popup.closed, popup.showsTheWayOn]).toEqual([true, false]);
    jest.advanceTimersByTime(1_000);
    expect(popup.showsTheWayOn).toBe(true);
  });
});
