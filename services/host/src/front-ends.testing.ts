import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Environment } from '@pusula/service-kit/config';
import { startLocalServer } from '@pusula/service-kit/testing';

const SCREENS = new URL('../../../frontends/public/src/', import.meta.url);
const SHELL = '<!doctype html><html lang="tr"><head><title data-served>Pusula</title></head><body></body></html>';

/** In the front ends' places, as far as the gateway reads them: a bare shell, and the real words of the public pages. */
export async function startFrontEnds(): Promise<{ readonly env: Environment; readonly stop: () => Promise<void> }> {
  const { url: siteUrl, stop } = await startLocalServer(async ({ url = '/' }, response) => {
    const [, feature, language] = /^\/texts\/(\w+)\.(\w+)\.json$/.exec(url) ?? [];
    const texts = feature && new URL(`${basename(feature)}/texts.${language}.json`, SCREENS);
    const body = texts ? await readFile(texts, 'utf8').catch(() => undefined) : SHELL;
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': texts ? 'application/json' : 'text/html' }).end(body);
  });
  const names = ['SHELL', 'PUBLIC', 'ACCOUNT', 'ADMIN'];
  return {
    env: Object.fromEntries(names.map((name) => [`${name}_SITE_URL`, siteUrl])),
    stop,
  };
}
