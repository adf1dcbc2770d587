import type { Change } from './changes.ts';
import { readGraph } from './graph.ts';
import { planTests, type TestPlan } from './plan-tests.ts';
import { openRepository } from './repository.ts';

type Files = Readonly<Record<string, string>>;

/** Two services that share contracts and a kit, and a front end, each in a few lines. */
const FILES: Files = {
  'contracts/package.json': '{ "name": "@small/contracts", "exports": "./src/index.ts" }',
  'contracts/src/index.ts': `
    import * as accounts from './accounts.ts';
    export * from './accounts.ts';
    export { searchCoaches as search } from './search.ts';
    export const ALL = Object.values({ ...accounts });`,
  'contracts/src/accounts.ts': `
    import { LONGEST } from './limits.ts';
    export const login = { path: '/login', longest: LONGEST };
    export const logout = { path: '/logout' };
    export type Account = { id: string };`,
  'contracts/src/limits.ts': 'export const LONGEST = 50; export const MOST = 9;',
  'contracts/src/search.ts': 'export const searchCoaches = { path: "/search" };',
  'services/kit/package.json': '{ "name": "@small/kit", "exports": { "./db": "./src/db/index.ts" } }',
  'services/kit/src/db/index.ts': "export { read } from './read.ts'; export * as writing from './write.ts';",
  'services/kit/src/db/read.ts': 'export const read = () => 1;',
  'services/kit/src/db/write.ts': 'export function write() {} export function erase() {}',
  'services/identity/package.json': '{ "name": "@small/identity" }',
  'services/identity/src/main.ts': "import { createService } from './service.ts'; createService();",
  'services/identity/src/service.ts': `
    import { signIn } from './auth/sign-in.ts';
    import { signOut } from './auth/sign-out.ts';
    import { verify } from './links/verify.ts';
    export const createService = () => [signIn, signOut, verify];`,
  'services/identity/src/auth/sign-in.ts': `
    import * as contracts from '@small/contracts';
    import { read } from '@small/kit/db';
    export const signIn = () => [contracts.login, read()];`,
  'services/identity/src/auth/sign-out.ts': "import { logout } from '@small/contracts'; export const signOut = () => logout;",
  'services/identity/src/auth/sign-in.unit.spec.ts': "import { signIn } from './sign-in.ts'; signIn();",
  'services/identity/src/auth/sign-out.unit.spec.ts': "import { signOut } from './sign-out.ts'; signOut();",
  'services/identity/src/auth/auth.int.spec.ts': "import { createService } from '../service.ts'; createService();",
  'services/identity/src/links/verify.ts': "const worker = () => import('./work.ts'); export const verify = () => worker();",
  'services/identity/src/links/work.ts': "const words = new URL('./words.txt', import.meta.url); export const work = words;",
  'services/identity/src/links/words.txt': 'a b c',
  'services/identity/src/links/verify.unit.spec.ts': "import { verify } from './verify.ts'; verify();",
  'services/identity/src/links/links.int.spec.ts': "import { createService } from '../service.ts'; createService();",
  'services/identity/src/unnamed.txt': 'nobody reads this by name',
  'services/mail/package.json': '{ "name": "@small/mail" }',
  'services/mail/src/send.ts':
    "import { writing } from '@small/kit/db'; import './register.ts'; export const send = () => writing.write();",
  'services/mail/src/register.ts': "import { MOST } from '../../../contracts/src/limits.ts'; globalThis.most = MOST;",
  'services/mail/src/all.ts': "import * as contracts from '@small/contracts'; export const all = Object.keys(contracts);",
  'services/mail/src/send.unit.spec.ts': "import { send } from './send.ts'; jest.mock('./mocked.ts'); send();",
  'services/mail/src/mocked.ts': 'export const mocked = 1;',
  'services/mail/src/all.unit.spec.ts': "import { all } from './all.ts'; all;",
  'frontends/shell/package.json': '{ "name": "@small/shell" }',
  'frontends/shell/src/main.tsx': "import { Home } from './home/Home.tsx'; render(<Home />);",
  'frontends/shell/src/home/Home.tsx': `
    import texts from './texts.tr.json';
    import { search } from '@small/contracts';
    export const Home = ({ word }: { word: string }) => <p title={texts.title}>{search.path}{word}</p>;`,
  'frontends/shell/src/home/texts.tr.json': '{ "title": "Pusula" }',
  'frontends/shell/src/home/home.unit.spec.tsx': "import { Home } from './Home.tsx'; <Home word='a' />;",
  'k8s/package.json': '{ "name": "@small/k8s" }',
  'k8s/base/mail.yaml': 'kind: Deployment',
  'k8s/tests/base.int.spec.ts': "const folder = '../base/'; folder;",
  'e2e/package.json': '{ "name": "@small/e2e" }',
  'e2e/src/journeys/people.ts': "export const newcomer = 'a'; export const coach = 'b';",
  'e2e/src/journeys/signing-up.journey.spec.ts':
    "import { newcomer } from './people.ts'; import { login } from '@small/contracts'; newcomer; login;",
  'e2e/src/journeys/coaching.journey.spec.ts': "import { coach } from './people.ts'; coach;",
  'e2e/src/pictures/screens.picture.spec.ts': 'screens;',
  'e2e/src/documents.unit.spec.ts': "read('docs/security.md');",
  'docs/security.md': '# Security',
  'package-lock.json': '{}',
};

type SmallPlan = TestPlan & {
  /** All that is reached, run or left. */
  readonly reached: readonly string[];
};

/**
 * What a change of the small repository asks for.
 * @param edits new texts by file; none for a file that goes
 */
export function planFor(edits: Readonly<Record<string, string | undefined>>, before: Files = FILES): SmallPlan {
  const after = Object.fromEntries(Object.entries({ ...before, ...edits }).filter(([, text]) => text !== undefined)) as Files;
  const repository = openRepository(Object.keys(after), (file) => after[file] ?? '');
  const specs = Object.keys(after).filter((file) => /\.spec\.tsx?$/.test(file));
  const changes: readonly Change[] = Object.entries(edits).map(([file, text]) => ({ file, before: before[file], after: text }));
  const plan = planTests(changes, specs, repository, readGraph(repository));
  const always = 'e2e/src/documents.unit.spec.ts';
  return { ...plan, reached: [...plan.specs, ...plan.left.map(({ file }) => file)].filter((file) => file !== always).toSorted() };
}

/** The text of a file with a part of it replaced. */
export function edited(file: string, part: string, by: string): Readonly<Record<string, string>> {
  const text = FILES[file];
  if (!text?.includes(part)) throw new Error(`${file} has no ${part}`);
  return { [file]: text.replace(part, by) };
}
