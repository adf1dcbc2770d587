import { type Language, login } from '@pusula/contracts';
import { apiOf } from '../../api.ts';
import { productUnderTest } from '../../product-under-test.ts';
import { DEMO_EMAILS, DEMO_PASSWORD, test as journeys } from '../fixtures.ts';
import { newVisitor, openTab, type Visitor } from '../visitor.ts';

type Role = keyof typeof DEMO_EMAILS;
type ViewerOf = (language: Language, as: Role | undefined) => Promise<Visitor>;

/** Visitors who only look, one for each language and role: they stay for all pages of a worker, signed in once, with a warm cache. */
export const test = journeys.extend<object, { readonly viewerOf: ViewerOf }>({
  viewerOf: [
    async ({ browser }, use) => {
      const { url } = productUnderTest();
      const api = apiOf(url);
      const viewers = new Map<string, ReturnType<ViewerOf>>();
      const enter = async (language: Language, as: Role | undefined) => {
        const session = as && (await api(login, { email: DEMO_EMAILS[as], password: DEMO_PASSWORD }));
        return newVisitor(await openTab(browser, url, language), url, language, session ? { as: session } : {});
      };
      await use((language, as) => {
        const key = `${language} ${as}`;
        const viewer = viewers.get(key) ?? enter(language, as);
        viewers.set(key, viewer);
        return viewer;
      });
      for (const viewer of viewers.values()) await (await viewer).context.close();
    },
    { scope: 'worker' },
  ],
});
