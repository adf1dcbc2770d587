import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { eventually, freePort } from '@pusula/service-kit/testing';
import type { Server } from './start-server.ts';

const READY_MS = 10_000;

/** Where nginx is, or undefined. */
export async function findNginx(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  for (const path of folders.map((folder) => join(folder, 'nginx'))) {
    const found = await access(path).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}

/** nginx as a proxy with one worker and connections to the upstream kept open, in a folder of its own. */
export async function startNginx(program: string, upstreamUrl: string): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, new URL(upstreamUrl).host));
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  await eventually(() => fetch(url), READY_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, pid: nginx.pid ?? Number.NaN, stop };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder: string, port: number, upstream: string) => `
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder};`).join('\n  ')}
  keepalive_requests 1000000;
  upstream service { server ${upstream}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`;
