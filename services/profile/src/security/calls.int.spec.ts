import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Endpoint, LIMITS } from '@pusula/contracts';
import { badCallProblems, badCallsByRoute, callerProblems, callersByRoute } from '@pusula/service-kit/testing';
import { asCoach, ids, type ProfileUnderTest, startProfile } from '../profile.testing.ts';
import { POSTED } from '../writing-calls.testing.ts';
import { GOOD_CALLS } from './good-calls.testing.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('profile'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(profile.test, calls)).toEqual([]);
  });
});

describe('S12: bad calls', () => {
  it.each(badCallsByRoute(GOOD_CALLS))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(profile.test, calls)).toEqual([]);
  });
});

const OPENING = Buffer.from('{"file":"data:image/png;base64,');
const FRAGMENT = Buffer.alloc(16 * 1024, 'a');
/** Who may make every call. */
const caller = asCoach(ids.next(), 'admin');
const headers = { 'content-type': 'application/json' };
const posted = POSTED.map((endpoint) => [endpoint.route, endpoint] as const);

/**
 * Sends a body whose length nobody knows and which never ends: so many bytes at once, then one now and then.
 * @returns status and code, which therefore came before the end
 */
async function endless({ path }: Endpoint, atOnce: number) {
  const hungUp = new AbortController();
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (sent > atOnce) await wait(500, undefined, { signal: hungUp.signal }).catch(() => undefined);
      if (hungUp.signal.aborted) return;
      controller.enqueue(sent === 0 ? OPENING : sent > atOnce ? FRAGMENT.subarray(0, 1) : FRAGMENT);
      sent += FRAGMENT.length;
    },
    cancel: () => hungUp.abort(),
  });
  const init = { headers, body, duplex: 'half' };
  const answer = await profile.test.send(caller, 'POST', `/api${path}`, init);
  hungUp.abort();
  return [answer.status, answer.body.errorMessage];
}

describe('S11: at the service’s own port', () => {
  it.each(posted)('%s refuses a body over its cap by the length that it announces, or without waiting for its end', async (_, endpoint) => {
    const body = `{"file":"${'a'.repeat(endpoint.bodyBytes)}"}`;
    const answer = await profile.test.send(caller, 'POST', `/api${endpoint.path}`, { headers, body });
    expect([answer.status, answer.body.errorMessage]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await endless(endpoint, endpoint.bodyBytes + FRAGMENT.length)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('no call waits longer for a body that trickles than the limit says', async () => {
    const limit = jest.replaceProperty(LIMITS as { slowBodyTimeoutMs: number }, 'slowBodyTimeoutMs', 1_500);
    const answers = await Promise.all(POSTED.map((endpoint) => endless(endpoint, 0)));
    limit.restore();
    expect(answers).toEqual(POSTED.map(() => [408, 'REQUEST_TIMEOUT']));
  });
});
