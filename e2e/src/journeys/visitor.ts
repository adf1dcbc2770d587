import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { type CurrentUser, type Language, LOCALES } from '@pusula/contracts';
import { watchRequests } from './settled.ts';

export type Theme = 'light' | 'dark';

/** Somebody who is signed in, as `login` and `register` answer. */
export type Session = {
  readonly token: string;
  readonly user: CurrentUser;
  /** Where they have opened a letter: the cookie by which the product knows the browser again. */
  readonly knownBrowser?: { readonly name: string; readonly value: string };
};

export type VisitOptions = {
  readonly width?: number;
  readonly theme?: Theme;
  readonly as?: Session;
  /** They use their fingers, on a phone or a tablet. */
  readonly hasTouch?: boolean;
  /** Nothing that a service worker keeps stands in for what cannot be had. */
  readonly withoutServiceWorker?: boolean;
  /** The journey stops the clock, answers calls itself or adds scripts: nobody can have the tab after it. */
  readonly altersTab?: boolean;
};

export const PHONE = { width: 360, theme: 'dark' } as const;
/** A phone that is used as one. */
export const TOUCH_PHONE = { width: 390, theme: 'dark', hasTouch: true } as const;
export const WIDTHS = [1440, 768, 360] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 390: 844, 768: 1024, 1440: 900 };
/** An answer from the product's origin in which no script runs. */
const BLANK = '/health/live';

export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  /** Whatever went wrong in the page, so that a journey can insist on silence. */
  readonly problems: string[];
  /** Requests of the page that have not ended. */
  readonly underWay: ReadonlySet<Request>;
  /** Goes to an address of the product; one without a language keeps the visitor's own. */
  readonly open: (path: string) => Promise<void>;
};

/** What the pages keep in the browser for somebody who has chosen a language and, perhaps, has signed in. */
function keptBy(language: Language | null, session: Session | undefined): Record<string, string> {
  const signedIn = session && {
    'pusula.token': JSON.stringify({ tokenType: 'User', token: session.token }),
    'pusula.session': JSON.stringify({ summary: session.user, authenticationType: 'Basic' }),
  };
  return { ...(language && { 'pusula.language': language }), ...signedIn };
}

/** A tab of a browser that keeps nothing of anybody, on a page of the product without scripts. */
export async function openTab(
  browser: Browser,
  url: string,
  language: Language,
  { hasTouch = false, withoutServiceWorker = false }: VisitOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: withoutServiceWorker ? 'block' : 'allow',
  });
  const page = await context.newPage();
  await page.goto(url + BLANK);
  return page;
}

/** Makes a tab that somebody has left as good as new, but for the files that the browser has kept: those cost half of a journey's time. */
export async function clearTab(page: Page, url: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.goto(url + BLANK);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

/** Somebody in a tab that keeps nothing of anybody. @param language null: they have never been here, and get what an address says, or Turkish */
export async function newVisitor(page: Page, url: string, language: Language | null, options: VisitOptions): Promise<Visitor> {
  const { width = 1440, theme = 'light', as } = options;
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    keptBy(language, as),
  );
  const cookies = [...(language ? [{ name: 'pusula.language', value: language }] : []), ...(as?.knownBrowser ? [as.knownBrowser] : [])];
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const open = async (path: string) => {
    await page.goto(url + path);
  };
  return { context: page.context(), page, language: language ?? 'tr', problems, underWay: watchRequests(page), open };
}
