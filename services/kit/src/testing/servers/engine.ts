import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { answersAt } from './answers-at.ts';

const ANSWER_MS = 800;

/**
 * Where a Docker engine answers, as DOCKER_HOST would say it, or undefined. Asks the one that DOCKER_HOST names, else the one that `docker` is set to,
 * else the usual sockets; in less than a second, and without starting a program.
 */
export async function findEngine(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const places = env.DOCKER_HOST
    ? [env.DOCKER_HOST]
    : [
        await hostOfContext(env),
        'unix:///var/run/docker.sock',
        ...(env.XDG_RUNTIME_DIR ? [`unix://${env.XDG_RUNTIME_DIR}/docker.sock`] : []),
      ];
  const found = await Promise.all(places.map(async (place) => (place && (await isEngine(place)) ? place : undefined)));
  return found.find((place) => place !== undefined);
}

function isEngine(place: string): Promise<boolean> {
  const url = URL.parse(place);
  if (url?.protocol === 'unix:') return answersPing(url.pathname);
  return url?.protocol === 'tcp:' ? answersAt(url, ANSWER_MS) : Promise.resolve(false);
}

const answersPing = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ socketPath, path: '/_ping', timeout: ANSWER_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.once('close', () => resolve(false));
    asked.end();
  });

/** Docker's own choice of an engine (`docker context use`) lies in two files; undefined where it was never made. */
async function hostOfContext(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folder = env.DOCKER_CONFIG ?? join(homedir(), '.docker');
  const read = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'));
  try {
    const name: unknown = env.DOCKER_CONTEXT ?? (await read('config.json')).currentContext;
    if (typeof name !== 'string' || name === 'default') return undefined;
    const meta = await read(`contexts/meta/${createHash('sha256').update(name).digest('hex')}/meta.json`);
    return meta.Endpoints?.docker?.Host;
  } catch {
    return undefined;
  }
}
