import { connect } from 'node:net';
import { type Caller, endpoint, IDENTITY_HEADER } from '@pusula/contracts';
import { z } from 'zod';
import { failure } from '../failure.ts';
import { createLog } from '../log/log.ts';
import { serve } from '../service.ts';
import { currentTraceparent } from '../tracing/context.ts';
import { identitySigner, identityVerifier } from './identity.ts';
import { newIdentityKey } from './identity-key.ts';
import { createMetrics } from './metrics.ts';
import { createHttpServer } from './server.ts';

const base = {
  owner: 'profile',
  summary: 'For tests.',
  reply: z.object({ echo: z.unknown().optional() }),
  errors: ['COACH_NOT_FOUND'],
} as const;
const read = endpoint('GET /t/read', {
  ...base,
  tokens: ['Public', 'User'],
  input: z.object({ id: z.string().max(3, 'COACH_NOT_FOUND') }),
});
const write = endpoint('POST /t/write', {
  ...base,
  tokens: ['User'],
  input: z.object({ name: z.string().max(80), n: z.int().optional() }),
  bodyBytes: 1_000,
});
const admin = endpoint('POST /t/admin', { ...base, tokens: ['User'], roles: ['admin'], verifiedOnly: true, input: z.object({}) });
const inside = endpoint('POST /internal/t', { ...base, tokens: [], internal: true, input: z.object({}) });
const broken = endpoint('GET /t/broken', { ...base, tokens: ['Public'], input: z.object({ how: z.string() }) });
const posted = endpoint('POST /t/posted', {
  ...base,
  tokens: ['Public'],
  input: z.object({ signed: z.string() }),
  bodyBytes: 1_000,
  form: true,
});
const slow = endpoint('GET /t/slow', { ...base, tokens: ['Public'], input: z.object({}), timeoutMs: 100 });

/** Somebody signed in. */
export const member = { type: 'User', id: 'u', role: 'member', verified: true, email: 'u@example.com', sessionId: 's' } as const;
export type HttpServerUnderTest = Awaited<ReturnType<typeof startHttpServer>>;

/** A server with a call of each kind. */
export async function startHttpServer() {
  const key = await newIdentityKey('gateway');
  const signer = await identitySigner('gateway', key.privateKey);
  const sign = (caller: Caller) => signer.sign(caller, 'profile');
  let aborted = false;
  const lines: string[] = [];
  const server = createHttpServer({
    api: [
      serve(read, async ({ input }) => ({ echo: input })),
      serve(write, async ({ input }) => ({ echo: input })),
      serve(admin, async () => ({})),
      serve(posted, async ({ input }) => ({ echo: input })),
      serve(inside, async () => ({})),
      serve(broken, async ({ input: { how } }) => {
        if (how === 'bug') throw new Error('the password of ayse@example.com is hunter2');
        if (how === 'away') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
        if (how === 'leak') return { echo: 1, passwordHash: 'x' } as object;
        if (how === 'trace') return { echo: currentTraceparent() };
        throw failure('COACH_NOT_FOUND');
      }),
      serve(
        slow,
        ({ signal }) =>
          new Promise(() =>
            signal.addEventListener('abort', () => {
              aborted = true;
            }),
          ),
      ),
    ],
    pages: [{ path: '/pictures/', handle: async (_request, response) => void response.end('a picture') }],
    verifyIdentity: identityVerifier({ audience: 'profile', keys: { keys: [key.publicKey] } }),
    metrics: createMetrics('profile'),
    log: createLog({ service: 'profile', destination: { write: (line) => void lines.push(line) } }),
    slowBodyMs: 200,
  });
  const port = await server.listen(0, '127.0.0.1');

  const call = async (method: string, path: string, caller: Caller | null, body?: string, headers: Record<string, string> = {}) => {
    const identity = caller ? { [IDENTITY_HEADER]: await sign(caller) } : {};
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...identity, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  /** Sends bytes as they are and reads until the server closes. */
  const raw = (bytes: string | Buffer) =>
    new Promise<{ reply: string; ms: number }>((resolve) => {
      const started = Date.now();
      let reply = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        reply += chunk;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ reply, ms: Date.now() - started }));
    });

  /** The beginning of a POST by a member. @param fields more header lines */
  const head = async (fields: string) =>
    `POST /api/t/write HTTP/1.1\r\nhost: a\r\n${IDENTITY_HEADER}: ${await sign(member)}\r\ncontent-type: application/json\r\n${fields}\r\n\r\n`;

  return {
    call,
    raw,
    head,
    /** What it has logged. */
    lines,
    /** Whether the call that takes too long was aborted. */
    wasAborted: () => aborted,
    stop: () => server.drain(0, 1_000),
  };
}
