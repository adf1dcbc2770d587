import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Environment } from '@pusula/service-kit';

const SCREENS = new URL('../../../frontends/public/src/', import.meta.url);
const SHELL = '<!doctype html><html lang="tr"><head><title data-served>Pusula</title></head><body></body></html>';

/** In the front ends' places, as far as the gateway reads them: a bare shell, and the real words of the public pages. */
export async function startFrontEnds(): Promise<{ readonly env: Environment; readonly stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const [, feature, language] = /^\/texts\/(\w+)\.(tr|en)\.json$/.exec(url) ?? [];
    const texts = feature && new URL(`${basename(feature)}/texts.${language}.json`, SCREENS);
    const body = texts ? await readFile(texts, 'utf8').catch(() => undefined) : SHELL;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': texts ? 'application/json' : 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['SHELL', 'PUBLIC', 'ACCOUNT', 'ADMIN'];
  return {
    env: Object.fromEntries(names.map((name) => [`${name}_SITE_URL`, url])),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
