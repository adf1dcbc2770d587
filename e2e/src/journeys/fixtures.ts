import { test as base, expect, type Page } from '@playwright/test';
import { type Language, login } from '@pusula/contracts';
import { type Api, apiOf } from '../api.ts';
import { type Query, queryOf } from '../database.ts';
import { productUnderTest } from '../product-under-test.ts';
import { clearTab, newVisitor, openTab, type Session, type VisitOptions, type Visitor } from './visitor.ts';

export { expect };

export const DEMO_PASSWORD = 'Pusula2026!';
export const DEMO_EMAILS = { member: 'uye@pusula.example', coach: 'koc@pusula.example', admin: 'admin@pusula.example' } as const;

export type Visit = (language: Language | null, options?: VisitOptions) => Promise<Visitor>;
export type AdminApi = { readonly api: Api; readonly token: string };

type Journey = {
  /** The address of the product. */
  readonly url: string;
  readonly api: Api;
  readonly query: Query;
  /** A new session of somebody: journeys never share one, because using a token's predecessor ends it. */
  readonly signIn: (email: string, password?: string) => Promise<Session>;
  /** A new visitor, who leaves when the journey is over. */
  readonly visit: Visit;
  /** The demo's admin, for what a journey needs to be there. */
  readonly admin: AdminApi;
};

/** Tabs of a worker, one for a visitor at a time. */
type Tabs = {
  readonly take: (language: Language) => Promise<Page>;
  readonly giveBack: (language: Language, page: Page) => Promise<void>;
};

export const test = base.extend<Journey, { readonly tabs: Tabs }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  url: async ({}, use) => use(productUnderTest().url),
  api: async ({ url }, use) => use(apiOf(url)),
  query: async ({ url }, use) => {
    const { databaseServerUrl } = productUnderTest();
    test.skip(databaseServerUrl === null, `${url} was started elsewhere: its database is its own`);
    await use(queryOf(databaseServerUrl ?? ''));
  },
  signIn: async ({ api }, use) => use((email, password = DEMO_PASSWORD) => api(login, { email, password })),
  tabs: [
    async ({ browser }, use) => {
      const { url } = productUnderTest();
      const left: Record<Language, Page[]> = { tr: [], en: [] };
      await use({
        take: async (language) => left[language].pop() ?? openTab(browser, url, language),
        giveBack: async (language, page) => {
          await clearTab(page, url);
          left[language].push(page);
        },
      });
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, tabs, url }, use, testInfo) => {
    const visits: { readonly visitor: Visitor; readonly isReusable: boolean }[] = [];
    await use(async (language, options = {}) => {
      const { hasTouch = false, withoutServiceWorker = false, altersTab = false } = options;
      const needsOwnTab = hasTouch || withoutServiceWorker;
      const tab = await (needsOwnTab ? openTab(browser, url, language ?? 'tr', options) : tabs.take(language ?? 'tr'));
      const visitor = await newVisitor(tab, url, language, options);
      visits.push({ visitor, isReusable: !altersTab && !needsOwnTab });
      return visitor;
    });
    for (const { visitor, isReusable } of visits) {
      if (isReusable && testInfo.status === testInfo.expectedStatus) await tabs.giveBack(visitor.language, visitor.page);
      else await visitor.context.close();
    }
  },
  admin: async ({ api, signIn }, use) => use({ api, token: (await signIn(DEMO_EMAILS.admin)).token }),
});

/** Asks again and again until an assertion holds. How fast the product is, is measured elsewhere. */
export const eventually = (assertion: () => Promise<void> | void): Promise<void> => expect(async () => assertion()).toPass();
