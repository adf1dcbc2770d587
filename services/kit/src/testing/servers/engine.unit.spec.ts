import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findEngine } from './engine.ts';

let folder: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pusula-engine-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true, force: true });
});

/** Something at a socket, in an engine's place. @returns its address */
async function listen(answer: RequestListener): Promise<string> {
  const path = join(folder, 'docker.sock');
  const server = createServer(answer).listen(path);
  servers.push(server);
  await once(server, 'listening');
  return `unix://${path}`;
}
const engine: RequestListener = ({ url }, response) => response.writeHead(url === '/_ping' ? 200 : 404).end('OK');

it('finds the engine that DOCKER_HOST names', async () => {
  const host = await listen(engine);
  expect(await findEngine({ DOCKER_HOST: host })).toBe(host);
});

it('finds the engine that `docker context use` has chosen', async () => {
  const host = await listen(engine);
  const meta = join(folder, 'contexts/meta', createHash('sha256').update('colima').digest('hex'));
  await mkdir(meta, { recursive: true });
  await writeFile(join(folder, 'config.json'), JSON.stringify({ currentContext: 'colima' }));
  await writeFile(join(meta, 'meta.json'), JSON.stringify({ Name: 'colima', Endpoints: { docker: { Host: host } } }));
  expect(await findEngine({ DOCKER_CONFIG: folder })).toBe(host);
});

it('finds the engine of somebody without rights of root', async () => {
  const host = await listen(engine);
  const found = await findEngine({ DOCKER_CONFIG: folder, XDG_RUNTIME_DIR: folder });
  expect([host, 'unix:///var/run/docker.sock']).toContain(found);
});

it.each([
  ['nobody listens', undefined],
  ['something else answers', (_, response) => response.writeHead(404).end()],
  ['the connection is cut', (request) => request.socket.destroy()],
  ['nothing is answered', () => undefined],
] as const satisfies readonly (readonly [string, RequestListener | undefined])[])(
  'finds none where %s, in less than a second',
  async (_, answer) => {
    const host = answer ? await listen(answer) : `unix://${folder}/none.sock`;
    const began = performance.now();
    expect(await findEngine({ DOCKER_HOST: host })).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(3_000);
  },
);

it.each(['tcp://127.0.0.1:1', 'ssh://somebody@example.com', 'nonsense'])('finds none at %s', async (host) => {
  expect(await findEngine({ DOCKER_HOST: host })).toBeUndefined();
});
