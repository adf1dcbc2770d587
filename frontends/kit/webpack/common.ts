import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type Mode = 'production' | 'development';

export const kitFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browsers = 'chrome >= 123, edge >= 123, firefox >= 128, safari >= 17.5';

const source = (production: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
    env: { targets: browsers },
  },
});

/** What every front-end build has in common. `folder` is the front end's own, where `dist` and the cache go. */
export function common(folder: string, mode: Mode): Configuration {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:10]' : '';
  return {
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: `${folder}/dist`,
      clean: true,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // axios chooses XMLHttpRequest in every browser; its second way of sending would be 4 KB (brotli) that nobody runs.
      alias: { [require.resolve('axios/package.json').replace('package.json', 'lib/adapters/fetch.js')]: false },
    },
    module: {
      rules: [source(production), { test: /\.(woff2|avif|webp|svg|png)$/, type: 'asset/resource' }],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: `${folder}/.cache/webpack`,
      buildDependencies: { config: [kitFile('webpack/'), `${folder}/webpack.config.ts`] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
