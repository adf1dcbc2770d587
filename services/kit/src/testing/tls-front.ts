import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSecureContext, TLSSocket } from 'node:tls';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What makes certificates; where it is missing, tests that need one are skipped and say so by their name. */
export const opensslIsThere = spawnSync('openssl', ['version']).status === 0;

/** A certificate for `localhost` that nobody knows but whoever is told of its file. */
export type ThrowAwayCertificate = {
  readonly file: string;
  readonly key: string;
  readonly certificate: string;
  readonly remove: () => Promise<void>;
};

export async function throwAwayCertificate(): Promise<ThrowAwayCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-certificate-'));
  const [file, keyFile] = [join(folder, 'ca.crt'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    keyFile,
    '-out',
    file,
    ...names,
  ]);
  const [key, certificate] = await Promise.all([readFile(keyFile, 'utf8'), readFile(file, 'utf8')]);
  return { file, key, certificate, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** PostgreSQL's clients ask in plain whether they may encrypt: eight bytes, answered with one letter. */
const SSL_REQUEST_BYTES = 8;

async function acceptPostgres(client: Socket): Promise<void> {
  await once(client, 'readable');
  client.read(SSL_REQUEST_BYTES);
  client.write('S');
}

/** Ends TLS in front of a real server that speaks plain. @param options.asksFirst as PostgreSQL's clients do @returns its port, reached as `localhost` */
export async function startTlsFront(
  { key, certificate }: ThrowAwayCertificate,
  target: string,
  { asksFirst = false } = {},
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const secureContext = createSecureContext({ key, cert: certificate });
  const sockets = new Set<Socket>();
  const serve = async (client: Socket) => {
    if (asksFirst) await acceptPostgres(client);
    const secured = new TLSSocket(client, { isServer: true, secureContext });
    const server = connect(Number(port), hostname);
    for (const [socket, other] of [
      [secured, server],
      [server, secured],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  };
  const listener = createServer((client) => {
    client.on('error', () => undefined); // whoever trusts nobody hangs up
    void serve(client).catch(() => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

/**
 * Runs a program in a process of its own: Node reads which certificates to trust only at its start.
 * @param trusted a file of certificates, or nothing
 * @returns what it wrote
 */
export async function runTrusting(program: string, trusted?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-trusting-'));
  try {
    const script = join(folder, 'program.mts');
    await writeFile(script, program);
    const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...(trusted ? { NODE_EXTRA_CA_CERTS: trusted } : {}) },
    });
    const [written, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return `${written}${complaints}`.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
