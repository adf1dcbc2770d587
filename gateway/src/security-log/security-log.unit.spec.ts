import { expect, it } from '@jest/globals';
import type { Log } from '@pusula/service-kit/log';
import { type SecurityEvent, securityLog } from './security-log.ts';

const EVENT: SecurityEvent = {
  event: 'sign-in',
  outcome: 'refused',
  code: 'INVALID_CREDENTIALS',
  account: 'fingerprint',
  network: '203.0.113.7',
  requestId: 'r1',
  path: '/auth/login',
};
function listening() {
  const lines: { level: string; about: object; text: string }[] = [];
  const level = (name: string) => (about: object, text: string) => void lines.push({ level: name, about, text });
  return { lines, log: { info: level('info'), warn: level('warn') } as unknown as Log };
}

it('tells what was tried, by whom and from where', () => {
  const { lines, log } = listening();
  securityLog(log)(EVENT);
  const { event: security, ...about } = EVENT;
  expect(lines).toEqual([{ level: 'info', about: { security, ...about }, text: 'sign-in refused' }]);
});

it('raises its voice for what nobody comes by in everyday use', () => {
  const { lines, log } = listening();
  const record = securityLog(log);
  for (const code of ['TOO_MANY_REQUESTS', 'FORBIDDEN', 'INVALID_TOKEN_TYPE', 'UNAUTHORIZED'] as const) record({ ...EVENT, code });
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'info']);
});

it('writes fifty lines a second at most, and how many it left out', () => {
  const { lines, log } = listening();
  let time = 0;
  const record = securityLog(log, () => time);
  for (let turn = 0; turn < 80; turn++) record(EVENT);
  time = 1_000;
  record(EVENT);
  expect(lines).toHaveLength(52);
  expect(lines[50]).toMatchObject({ level: 'warn', about: { security: 'dropped', count: 30 } });
});
