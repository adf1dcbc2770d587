import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The shell renders as the browser does, but draws no window around the page, which is a third of the work: it comes first. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** Where Chromium is, or undefined. CHROMIUM_PATH says it for machines that keep it elsewhere, and for those who want the whole browser. */
export async function findChromium(): Promise<string | undefined> {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH, ...CANDIDATES] : CANDIDATES;
  for (const path of candidates) {
    const found = await access(path).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}

/** Flags under which Chromium runs headless anywhere, also as root, and calls nobody. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** Installs Chromium through the system's package manager when there is none. @throws with what to do when that is not possible */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  print('Chromium is not here; installing it ...');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...options: string[]) => {
    const [program = '', ...args] = [...asRoot, 'apt-get', '-q', ...options];
    await run(program, args, { timeout: INSTALL_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => undefined,
    );
  };
  await apt('update');
  await apt('install', '-y', 'chromium-headless-shell');
  // Older distributions have the whole browser alone.
  if (!(await findChromium())) await apt('install', '-y', 'chromium');
  const installed = await findChromium();
  if (!installed) throw new Error('The browser tests need Chromium or Chrome: install it, or say where it is in CHROMIUM_PATH.');
  return installed;
}
