import { Writable } from 'node:stream';

const COLOURS: Record<number, string> = { 10: '90', 20: '90', 30: '36', 40: '33', 50: '31', 60: '35' };
const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
type Line = { time: string; level: number; service?: string; msg?: string; err?: { stack?: string } } & Record<string, unknown>;

/** Turns pino's JSON lines into one readable line each, for a terminal. */
export function prettyStream(out: NodeJS.WritableStream): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line) out.write(`${prettyLine(line)}\n`);
      done();
    },
  });
}

function prettyLine(line: string): string {
  const { time, level, service, msg, err, pid: _pid, hostname: _host, requestId, traceId: _trace, ...rest } = JSON.parse(line) as Line;
  const colour = COLOURS[level] ?? '0';
  const more = Object.entries(rest).map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const id = requestId ? [`#${String(requestId).slice(-6)}`] : [];
  const head = `${time.slice(11, 19)} \u001b[${colour}m${(LEVELS[level] ?? '').padEnd(5)}\u001b[0m ${(service ?? '').padEnd(9)}`;
  return [head, msg ?? '', ...more, ...id, ...(err?.stack ? [`\n${err.stack}`] : [])].join(' ');
}
