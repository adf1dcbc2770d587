import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBreaker, createServiceClient, type IdentitySigner, identitySigner, newIdentityKey } from '@pusula/service-kit/http';
import type { Log } from '@pusula/service-kit/log';
import { createServiceCaller } from '../api/service-caller.ts';
import { listenWithStartingPage } from '../http-front.ts';
import type { SecurityEvent } from '../security-log/security-log.ts';
import { generateKeySet, readKeyRing } from '../tokens/keys.ts';
import { noForeignPage } from '../web/allowed-origin.ts';
import { createWebApp } from '../web/app.ts';
import { type Answerer, sendJson, startUpstream, type Upstream } from './upstream.ts';

const SCREENS = new URL('../../../frontends/public/src/', import.meta.url).pathname;
const SKYLINE = [
  [1300, 640],
  [1500, 660],
];
const SUN = { x: 1400, y: 600, radius: 50, colour: '#f2a86c', skyline: SKYLINE };
const colours = { wide: ['#dbe0d6', '#143841'], tall: ['#dae0d7', '#12363f'] };
const inTheme = { colours, sun: { wide: SUN, tall: { ...SUN, x: 600 } } };
const LANDSCAPES = {
  widths: { wide: [320, 1920], tall: [320, 900] },
  landscapes: ['dusk', 'night'].map((name) => ({
    name,
    themes: name === 'night' ? { light: { colours }, dark: { colours } } : { light: inTheme, dark: inTheme },
  })),
};
const SHELL = '<!doctype html><html lang="tr"><head><title data-served>Pusula</title></head><body></body></html>';

/** Front ends as a build leaves them, as far as the gateway reads them; texts are the real ones. */
async function writeSite(folder: string): Promise<void> {
  for (const name of ['shell', 'public/landscapes', 'public/texts', 'account', 'admin'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), SHELL);
  await writeFile(join(folder, 'shell/main.0123456789.js'), 'plain');
  await writeFile(join(folder, 'shell/long.0123456789.js'), 'plain'.repeat(1_000));
  await writeFile(join(folder, 'shell/main.0123456789.js.br'), 'brotli');
  await writeFile(join(folder, 'public/remote.js'), 'var pusula_public;');
  await writeFile(join(folder, 'public/landscapes/landscapes.json'), JSON.stringify(LANDSCAPES));
  for (const feature of ['home', 'categories', 'coach', 'legal', 'search'])
    for (const language of ['tr', 'en'])
      await cp(join(SCREENS, feature, `texts.${language}.json`), join(folder, `public/texts/${feature}.${language}.json`));
}

const PUBLIC_URL = 'https://pusula.example';
export const INDEXNOW_KEY = '0123456789abcdef';

export type WebUnderTest = {
  readonly url: string;
  /** Asks without following a redirect. */
  readonly get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  readonly profile: Upstream;
  readonly catalog: Upstream;
  /** What browsers have reported of pages. */
  readonly violations: readonly SecurityEvent[];
  /** Milliseconds that the next questions come later. */
  readonly wait: (ms: number) => void;
  readonly stop: () => Promise<void>;
};

type WebOptions = {
  readonly log: Log;
  readonly brandName?: string;
  readonly listsPages?: boolean;
  readonly patienceMs?: number;
  readonly sitemapReadMs?: number;
  /** What its clock shows at first. */
  readonly begin?: number;
  readonly homePictureUrl?: string;
};

const asksOf = (signer: IdentitySigner, name: 'profile' | 'catalog', { url }: Upstream, now: () => number) =>
  createServiceCaller(createServiceClient({ name, baseUrl: url, identity: signer }), createBreaker(now));

/** The web side alone on a port of its own, with servers of the test's own in the services' places, and a clock that the test moves. */
export async function startWeb(options: WebOptions): Promise<WebUnderTest> {
  const { log, brandName = 'Pusula', listsPages = false, patienceMs = 15_000, sitemapReadMs, begin = Date.now() } = options;
  const folder = await mkdtemp(join(tmpdir(), 'pusula-web-'));
  await writeSite(folder);
  const nobody: Answerer = (_request, _body, response) => sendJson(response, 503, { success: false, errorMessage: 'SERVICE_UNAVAILABLE' });
  const [profile, catalog] = [await startUpstream(nobody), await startUpstream(nobody)];
  const signer = await identitySigner('gateway', (await newIdentityKey('gateway')).privateKey);
  let later = 0;
  const violations: SecurityEvent[] = [];
  // Stands still but for what a test makes of it: what is remembered for half a second must last as long as the test's steps take.
  const now = () => begin + later;
  const app = createWebApp({
    brand: { name: brandName, company: 'c', contactEmail: 'e', domain: 'd' },
    productConfig: { brand: brandName, coachLinksRequired: false },
    site: { kind: 'folders', folderOf: (name) => join(folder, name) },
    publicUrl: PUBLIC_URL,
    listsPages,
    profile: asksOf(signer, 'profile', profile, now),
    catalog: asksOf(signer, 'catalog', catalog, now),
    now,
    patienceMs,
    sitemapReadMs,
    security: { imageOrigins: ['https://pictures.example'], https: true },
    issuer: { issuer: 'http://localhost', keys: readKeyRing(generateKeySet('gateway-test')) },
    profileUrl: profile.url,
    catalogUrl: catalog.url,
    mailboxUrl: undefined,
    showDocs: true,
    homePictureUrl: options.homePictureUrl,
    indexNowKey: listsPages ? INDEXNOW_KEY : undefined,
    log,
    isOwnForm: noForeignPage({ PUBLIC_URL, NODE_ENV: 'production' }),
    reports: { record: (event) => void violations.push(event), addressOf: () => '203.0.113.9' },
  });
  const front = await listenWithStartingPage(0, '127.0.0.1', 'Pusula');
  front.open(app);
  const url = `http://127.0.0.1:${front.port}`;
  return {
    violations,
    url,
    get: (path, headers = {}, method = 'GET') => fetch(url + path, { method, headers, redirect: 'manual' }),
    profile,
    catalog,
    wait: (ms) => {
      later += ms;
    },
    async stop() {
      await front.close(0, 1_000);
      profile.stop();
      catalog.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
