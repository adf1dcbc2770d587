import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inContext } from '../tracing/context.ts';
import { continueTrace } from '../tracing/trace.ts';
import { createLog } from './log.ts';
import { prettyStream } from './pretty.ts';

const PHONE = '5321234567';
const JWT = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';

function logging(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  work(createLog({ service: 'profile', level: 'trace', destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

describe('S19: a log', () => {
  it.each([
    ['a field', { password: 'hunter2' }],
    [
      'any spelling',
      { user: { newPassword: 'hunter2', 'Set-Cookie': 'hunter2', refresh_token: 'hunter2', Authorization: 'hunter2', apiKey: 'hunter2' } },
    ],
    ['a list', { users: [{ email: 'hunter2', phone: 'hunter2' }] }],
    ['an error’s cause', { err: new Error('x', { cause: Object.assign(new Error('y'), { parameters: ['hunter2'], detail: 'hunter2' }) }) }],
    ['a URL', { url: 'postgres://user:hunter2@db/x' }],
  ])('hides secrets in %s', (_where, fields) => {
    const line = logging((log) => log.info(fields, 'said'));
    expect(line).not.toContain('hunter2');
    expect(line).toContain('said');
  });
  it.each(['ayse@example.com', PHONE, `+90${PHONE}`, JWT])('hides %s in texts, fields and errors', (secret) => {
    const lines = logging((log) => {
      log.info(`for ${secret}`);
      log.info({ note: `for ${secret}` });
      log.error(new Error(`no ${secret}`));
      log.error({ err: new Error(`no ${secret}`) }, 'failed');
      log.info('%s', secret);
    });
    expect(lines.split('\n').filter(Boolean)).toHaveLength(5);
    expect(lines).not.toContain(secret);
  });
  it('keeps ids and figures', () => {
    expect(JSON.parse(logging((log) => log.info({ userId: '01k5321234567xxxxxxxxxxxxx', count: 3 }, 'done')))).toMatchObject({
      service: 'profile',
      userId: '01k5321234567xxxxxxxxxxxxx',
      count: 3,
      msg: 'done',
    });
  });
  it('carries the request and the trace of the work going on', () => {
    const trace = continueTrace(undefined);
    const line = inContext({ requestId: 'r-1', trace }, () => logging((log) => log.info('x')));
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r-1', traceId: trace.traceId });
  });
  it('is one line of JSON however many lines somebody would like to write', () => {
    const forged = 'x\n{"level":"info","msg":"forged"}\r\n\u0000\u001b[2K';
    const lines = logging((log) => {
      log.info({ requestId: forged, [forged]: forged, err: new Error(forged) }, forged);
      log.info(forged);
    });
    expect(lines.trimEnd().split(/[\n\r]/)).toHaveLength(2);
    expect(lines).not.toMatch(/^[^{]/m);
    for (const line of lines.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ service: 'profile', msg: expect.stringContaining('forged') });
  });
  it('goes to standard output and nowhere else', () => {
    const work = `import { createLog } from ${JSON.stringify(join(__dirname, 'log.ts'))};
      for (const level of ['fatal', 'error', 'warn', 'info']) createLog({ service: 'x' })[level]('said at ' + level);`;
    const folder = mkdtempSync(join(tmpdir(), 'pusula-log-'));
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', work], { cwd: folder, encoding: 'utf8' });
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ).toEqual(['fatal', 'error', 'warn', 'info'].map((level) => `said at ${level}`));
    expect([stderr, readdirSync(folder)]).toEqual(['', []]);
    rmSync(folder, { recursive: true });
  });
  it('is one readable line for a terminal', () => {
    const written: string[] = [];
    const out = { write: (text: string) => written.push(text) } as unknown as NodeJS.WritableStream;
    createLog({ service: 'profile', destination: prettyStream(out) }).warn({ port: 80 }, 'listening');
    expect(written.join('')).toMatch(/^\d\d:\d\d:\d\d .*warn.* profile +listening port=80\n$/);
  });
});
