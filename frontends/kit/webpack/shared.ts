import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const kit = require('../package.json') as { version: string; dependencies: Record<string, string> };

/**
 * Webpack cannot drop the unused exports of a shared module, because another build may ask for them. These libraries are therefore shared
 * through a file that names what the product uses: react-router-dom shrinks from 52 to 13 KB (brotli), the others by half.
 * vendor.unit.spec.ts finds a name that is used and missing there.
 */
const facades: Record<string, string> = {
  '@reduxjs/toolkit': 'redux-toolkit',
  'react-i18next': 'react-i18next',
  'react-redux': 'react-redux',
  'react-router-dom': 'react-router-dom',
  'redux-saga': 'redux-saga',
  'redux-saga/effects': 'redux-saga-effects',
  'styled-components': 'styled-components',
};

const whole = ['axios', 'i18next', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The parts of the kit that hold state or a React context. Its screens' parts (`ui`) hold none: each build takes only those it uses. */
const kitParts = ['api', 'config', 'i18n', 'page', 'remote', 'session', 'theme'];

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What shell and remotes have in common at run time, each loaded once.
 * @param eager the shell carries them in its first files; a remote brings its own only where no shell has loaded them
 */
export function sharedModules({ eager }: { eager: boolean }) {
  const library = (request: string) => {
    const version = kit.dependencies[packageOf(request)];
    const file = facades[request];
    return [
      request,
      {
        singleton: true,
        eager,
        version,
        requiredVersion: version,
        ...(file && { import: fileURLToPath(new URL(`../src/vendor/${file}.ts`, import.meta.url)) }),
      },
    ] as const;
  };
  const part = (name: string) =>
    [`@pusula/frontend-kit/${name}`, { singleton: true, eager, version: kit.version, requiredVersion: kit.version }] as const;
  return Object.fromEntries([...Object.keys(facades).map(library), ...whole.map(library), ...kitParts.map(part)]);
}
