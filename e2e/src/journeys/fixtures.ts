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

type Kind = { readonly language: Language; readonly hasTouch: boolean };
/** Tabs of a worker, one for a visitor at a time. */
type Tabs = {
  readonly take: (kind: Kind) => Promise<Page>;
  readonly giveBack: (kind: Kind, page: Page) => Promise<void>;
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
      const left: (Kind & { readonly page: Page })[] = [];
      await use({
        take: async ({ language, hasTouch }) => {
          const place = left.findIndex((tab) => tab.language === language && tab.hasTouch === hasTouch);
          const [tab] = place < 0 ? [] : left.splice(place, 1);
          return tab?.page ?? openTab(browser, url, language, { hasTouch });
        },
        giveBack: async (kind, page) => {
          await clearTab(page, url);
          left.push({ ...kind, page });
        },
      });
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, tabs, url }, use, testInfo) => {
    const visits: { readonly visitor: Visitor; readonly kind: Kind; readonly isReusable: boolean }[] = [];
    await use(async (language, options = {}) => {
      const { hasTouch = false, withoutServiceWorker = false, altersTab = false } = options;
      const kind = { language: language ?? 'tr', hasTouch };
      const tab = await (withoutServiceWorker ? openTab(browser, url, kind.language, options) : tabs.take(kind));
      const visitor = await newVisitor(tab, url, language, options);
      visits.push({ visitor, kind, isReusable: !altersTab && !withoutServiceWorker });
      return visitor;
    });
    for (const { visitor, kind, isReusable } of visits) {
      if (isReusable && testInfo.status === testInfo.expectedStatus) await tabs.giveBack(kind, visitor.page);
      else await visitor.context.close();
    }
  },
  admin: async ({ api, signIn }, use) => use({ api, token: (await signIn(DEMO_EMAILS.admin)).token }),
});

/** Asks again and again until an assertion holds. How fast the product is, is measured elsewhere. */
export const eventually = (assertion: () => Promise<void> | void): Promise<void> => expect(async () => assertion()).toPass();
