import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Endpoint } from '@pusula/contracts';
import { asCoach, ids, type ProfileUnderTest, startProfile } from '../profile.fixture.ts';
import { POSTED } from '../writing-calls.fixture.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const OPENING = Buffer.from('{"file":"data:image/png;base64,');
const PIECE = Buffer.alloc(16 * 1024, 'a');
/** Who may make every call. */
const caller = asCoach(ids.next(), 'admin');
const headers = { 'content-type': 'application/json' };
const calls = POSTED.map((endpoint) => [endpoint.route, endpoint] as const);

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
      controller.enqueue(sent === 0 ? OPENING : sent > atOnce ? PIECE.subarray(0, 1) : PIECE);
      sent += PIECE.length;
    },
    cancel: () => hungUp.abort(),
  });
  const init = { headers, body, duplex: 'half' };
  const answer = await profile.test.send(caller, 'POST', `/api${path}`, init);
  hungUp.abort();
  return [answer.status, answer.body.errorMessage];
}

describe('S11: at the service’s own port', () => {
  it.each(calls)('%s refuses a body over its cap by the length that it announces', async (_, { path, bodyBytes }) => {
    const body = `{"file":"${'a'.repeat(bodyBytes)}"}`;
    const answer = await profile.test.send(caller, 'POST', `/api${path}`, { headers, body });
    expect([answer.status, answer.body.errorMessage]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each(calls)('%s refuses a body that outgrows its cap, without waiting for its end', async (_, endpoint) => {
    expect(await endless(endpoint, endpoint.bodyBytes + PIECE.length)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('no call waits for ever for a body that trickles', async () => {
    const answers = await Promise.all(POSTED.map((endpoint) => endless(endpoint, 0)));
    expect(answers).toEqual(POSTED.map(() => [408, 'REQUEST_TIMEOUT']));
  });
});
