import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@pusula/contracts';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';
/** Where a build runs: in browsers, or in the renderer. */
export type Side = 'browser' | 'server';

export const kitFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browsers = 'chrome >= 123, edge >= 123, firefox >= 128, safari >= 17.5';

/** Both sides name a component's style alike, and its template is shrunk on the way. */
const styles = [require.resolve('@swc/plugin-styled-components'), { displayName: false, fileName: false, ssr: true }];

const source = (production: boolean, side: Side): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
      experimental: { plugins: [styles] },
    },
    env: { targets: side === 'browser' ? browsers : { node: process.versions.node } },
  },
});

const outputs = {
  browser: (folder: string, production: boolean) => {
    const name = production ? '[name].[contenthash:10].js' : '[name].js';
    return { path: `${folder}/dist`, filename: name, chunkFilename: name };
  },
  server: (folder: string) => ({ path: `${folder}/dist-server`, filename: '[name].cjs', chunkFilename: '[name].cjs' }),
};

const ROUTER = join(dirname(createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json')), 'dist');
/** The router names no build of its own for production but to `require`, and would bring its warnings for developers. */
const withoutWarnings = { [join(ROUTER, 'development/index.mjs')]: join(ROUTER, 'production/index.mjs') };

/** What every front-end build has in common. `folder` is the front end's own, where the build and the cache go. */
export function common(folder: string, mode: Mode, side: Side = 'browser'): Configuration {
  const production = mode === 'production';
  return {
    context: folder,
    mode,
    target: side === 'browser' ? ['web', 'es2022'] : 'async-node',
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      ...outputs[side](folder, production),
      clean: true,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // A call may have to fetch what sends it; it does not wait longer for that than for its answer.
      chunkLoadTimeout: LIMITS.clientRequestTimeoutMs,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // axios chooses XMLHttpRequest in every browser; its second way of sending would be 4 KB (brotli) that nobody runs.
      alias: {
        [require.resolve('axios/package.json').replace('package.json', 'lib/adapters/fetch.js')]: false,
        ...(production && withoutWarnings),
      },
    },
    module: {
      rules: [
        source(production, side),
        // The addresses are those of the browser's build; its files are enough.
        { test: /\.(woff2|avif|webp|svg|png)$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
      ],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: `${folder}/.cache/webpack`,
      name: `${side}-${mode}`,
      buildDependencies: { config: [kitFile('webpack/'), `${folder}/webpack.config.ts`] },
    },
    // Nobody downloads the server's build, and its errors name lines.
    optimization: {
      minimize: production && side === 'browser',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
