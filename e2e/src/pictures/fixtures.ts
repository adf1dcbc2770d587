import type { Page } from '@playwright/test';
import { type Language, login } from '@pusula/contracts';
import { apiOf } from '../api.ts';
import { DEMO_EMAILS, DEMO_PASSWORD, test as journeys } from '../journeys/fixtures.ts';
import { clearTab, newVisitor, openTab, type Session, type Visitor } from '../journeys/visitor.ts';
import { productUnderTest } from '../product-under-test.ts';
import { untilTrained } from '../until-trained.ts';
import { standStill } from './stand-still.ts';

export type Role = keyof typeof DEMO_EMAILS;
type SitterOf = (language: Language, as: Role | undefined) => Promise<Visitor>;

/** Visitors of whom pictures are taken: one tab for each language, whose files stay in the cache, and one session for each role; nothing else is kept. */
export const test = journeys.extend<object, { readonly sitterOf: SitterOf }>({
  sitterOf: [
    async ({ browser }, use) => {
      const { url } = productUnderTest();
      const tabs = new Map<Language, Page>();
      const sessions = new Map<Role, Promise<Session>>();
      const tabOf = async (language: Language) => {
        const page = tabs.get(language) ?? (await openTab(browser, url, language));
        if (!tabs.has(language)) await standStill(page, url);
        tabs.set(language, page);
        return page;
      };
      const api = apiOf(url);
      const signIn = (role: Role) => {
        const session = sessions.get(role) ?? api(login, { email: DEMO_EMAILS[role], password: DEMO_PASSWORD });
        sessions.set(role, session);
        return session;
      };
      await untilTrained(api, (await signIn('admin')).token);
      await use(async (language, as) => {
        const page = await tabOf(language);
        await clearTab(page, url);
        return newVisitor(page, url, language, as ? { as: await signIn(as) } : {});
      });
      for (const page of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});
