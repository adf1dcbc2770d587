import { expect, it } from '@jest/globals';
import { LIMITS, refine, registerToken } from '@pusula/contracts';
import { startPostgres } from '@pusula/service-kit/testing';
import { startGateways } from '../testing/gateway-under-test.ts';

it('R9: a reply in chunks that does not end is cut off at the contract’s time, however often a chunk of it comes', async () => {
  const postgres = await startPostgres();
  const gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { TIMEOUT_SCALE: '1' } });
  const pulses: NodeJS.Timeout[] = [];
  gateways.upstreams['ai-refine'].answer = (_request, _body, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    pulses.push(setInterval(() => response.write('event: chunk\ndata: {"text":"a"}\n\n'), 250));
  };
  const { body } = await gateways.first.call(registerToken, {
    token: await gateways.first.publicToken(),
    input: { email: 'new@example.test' },
  });
  const started = performance.now();
  const call = gateways.first.call(refine, {
    token: String(body.token),
    input: { CoachInformationType: 'Bio', Information: 'a b', Language: 'tr' },
    headers: { accept: 'text/event-stream' },
  });
  await expect(call).rejects.toThrow();
  const took = performance.now() - started;
  for (const pulse of pulses) clearInterval(pulse);
  await gateways.stop();
  await postgres.stop();
  expect([took >= LIMITS.aiHopTimeoutMs, took < LIMITS.aiHopTimeoutMs * 1.25]).toEqual([true, true]);
}, 60_000);
