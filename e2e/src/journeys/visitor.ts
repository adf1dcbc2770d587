import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { CurrentUser, Language } from '@pusula/contracts';

export type Theme = 'light' | 'dark';

/** Somebody who is signed in, as `login` and `register` answer. */
export type Session = { readonly token: string; readonly user: CurrentUser };

export type VisitOptions = { readonly width?: number; readonly theme?: Theme; readonly as?: Session };

export const PHONE = { width: 360, theme: 'dark' } as const;
export const WIDTHS = [1440, 768, 360] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };

export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  /** Whatever went wrong in the page, so that a journey can insist on silence. */
  readonly problems: string[];
  /** Goes to an address of the product; one without a language keeps the visitor's own. */
  readonly open: (path: string) => Promise<void>;
};

/** What the pages keep in the browser for somebody who has chosen a language and, perhaps, has signed in. */
function keptBy(language: Language | null, session: Session | undefined): { name: string; value: string }[] {
  const kept = language === null ? [] : [{ name: 'pusula.language', value: language }];
  if (!session) return kept;
  const { token, user } = session;
  return [
    ...kept,
    { name: 'pusula.token', value: JSON.stringify({ tokenType: 'User', token }) },
    { name: 'pusula.session', value: JSON.stringify({ user, authenticationType: 'Basic' }) },
  ];
}

/** A visitor with a browser of their own. @param language null: they have never been here, and get what an address says, or Turkish */
export async function newVisitor(browser: Browser, url: string, language: Language | null, options: VisitOptions): Promise<Visitor> {
  const { width = 1440, theme = 'light', as } = options;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    locale: language === 'en' ? 'en-GB' : 'tr-TR',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: keptBy(language, as) }] },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const open = async (path: string) => {
    await page.goto(url + path);
  };
  return { context, page, language: language ?? 'tr', problems, open };
}
