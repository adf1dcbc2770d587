import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Side } from './common.ts';

const require = createRequire(import.meta.url);
const kit = require('../package.json') as { version: string; dependencies: Record<string, string> };

/**
 * Webpack cannot drop the unused exports of a shared module, because another build may ask for them. These libraries are therefore shared
 * through a file that names what the product uses: react-router-dom shrinks from 52 to 13 KB (brotli), the others by half.
 * vendor.unit.spec.ts finds a name that is used and missing there.
 */
const facades: Record<string, string> = {
  'react-i18next': 'react-i18next',
  'react-redux': 'react-redux',
  'react-router-dom': 'react-router-dom',
  'redux-saga': 'redux-saga',
  'redux-saga/effects': 'redux-saga-effects',
  'styled-components': 'styled-components',
};

const whole = ['i18next', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The parts of the kit that hold state or a React context. Its screens' parts (`ui`) hold none: each build takes only those it uses. */
const kitParts = ['api', 'config', 'i18n', 'page', 'remote', 'session', 'theme'];

/** @throws for a library that would be shared without the kit depending on it */
function versionOf(request: string): string {
  const version = kit.dependencies[packageOf(request)];
  if (!version) throw new Error(`${request} is shared, but the kit does not depend on it.`);
  return version;
}

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What shell and remotes have in common at run time, each loaded once.
 * @param carried the build brings them, in its first files: the shell for all, and a remote that has a page to itself. Otherwise they are found in the page.
 * @param side a server has the libraries whole: nobody downloads them
 */
export function sharedModules({ carried, side = 'browser' }: { carried: boolean; side?: Side }) {
  const common = (version: string, file?: string) => ({
    singleton: true,
    eager: carried,
    version,
    requiredVersion: version,
    ...(file && { import: file }),
    ...(!carried && { import: false as const }),
  });
  const library = (request: string) => {
    const facade = side === 'browser' ? facades[request] : undefined;
    const file = facade && fileURLToPath(new URL(`../src/vendor/${facade}.ts`, import.meta.url));
    return [request, common(versionOf(request), file)] as const;
  };
  const requests = [...Object.keys(facades), ...whole.filter((request) => side === 'browser' || request !== 'react-dom/client')];
  const part = (name: string) => [`@pusula/frontend-kit/${name}`, common(kit.version)] as const;
  return Object.fromEntries([...requests.map(library), ...kitParts.map(part)]);
}
