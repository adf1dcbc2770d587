import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '@pusula/e2e/ensure-chromium';
import { type Qualities, readQualities, readSpeed, type Speed } from './lighthouse-report.ts';

const run = promisify(execFile);
const LIGHTHOUSE = fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')));
/** `make start` asks search engines to stay away, as whatever is no production does. */
const NOT_OF_A_DEMO = 'is-crawlable';
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const LIMIT_MS = 3 * 60_000;

/** All that the score of performance is made of, and what the page requested. The rest of that category only advises, and takes as long again. */
const SPEED = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];
const QUALITIES = ['accessibility', 'best-practices', 'seo'];

/** By Lighthouse's own default, that of a phone, in a process and a Chromium of its own. @returns its report */
async function audit(address: string, ...options: string[]): Promise<unknown> {
  const always = ['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`];
  const { stdout } = await run(process.execPath, [LIGHTHOUSE, address, ...always, ...options], {
    env: { ...process.env, CHROME_PATH: await ensureChromium(() => undefined) },
    maxBuffer: MOST_OUTPUT_BYTES,
    timeout: LIMIT_MS,
  });
  return JSON.parse(stdout);
}

/** How fast a page is, as Lighthouse measures it. @throws when it was rendered by somebody else than it was to be */
export async function auditSpeed(address: string, renderer: 'server' | 'browser'): Promise<Speed> {
  const speed = readSpeed(await audit(address, `--only-audits=${SPEED.join(',')}`, '--disable-full-page-screenshot'));
  if (speed.bringsApplication !== (renderer === 'browser')) throw new Error(`${address} was not rendered by the ${renderer}`);
  return speed;
}

/** What Lighthouse says of a page besides: it says the same each time. */
export const auditQualities = async (address: string): Promise<Qualities> =>
  readQualities(await audit(address, `--only-categories=${QUALITIES.join(',')}`, `--skip-audits=${NOT_OF_A_DEMO}`));
