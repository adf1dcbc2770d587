import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { common, kitFile, type Mode } from './common.ts';
import { devServer } from './dev-server.ts';
import { htmlPage } from './page.ts';
import { sharedModules } from './shared.ts';
import { sourceMaps } from './source-maps.ts';
import { themeSheet } from './theme-sheet.ts';

type ShellOptions = {
  port: number;
  /** Name -> port of the remotes' development servers. */
  remotes: Record<string, number>;
};

/** The page that composes the remotes. It knows none of their addresses: those come at run time from /config.js. */
export function shellConfig({ port, remotes }: ShellOptions) {
  return (env: { WEBPACK_SERVE?: boolean }, { mode = 'production' }: { mode?: Mode }): Configuration[] =>
    env.WEBPACK_SERVE ? [{ ...page(mode), devServer: devServer({ port, remotes }) }] : [page(mode), renderer(mode)];
}

function page(mode: Mode): Configuration {
  const base = common(process.cwd(), mode);
  return {
    ...base,
    name: 'shell',
    entry: './src/main.tsx',
    output: { ...base.output, publicPath: '/', uniqueName: 'pusula-shell' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Libraries change rarely: a release of the shell leaves them in the visitor's cache.
        cacheGroups: { libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules({ carried: true }),
        runtimePlugins: [kitFile('src/remote/provide-runtime.ts')],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...htmlPage(),
      themeSheet,
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ...sourceMaps(process.cwd(), mode),
    ],
  };
}

/** The same shell for Node: the renderer loads it, and with it the remotes' builds of the same kind. */
function renderer(mode: Mode): Configuration {
  const base = common(process.cwd(), mode, 'server');
  return {
    ...base,
    name: 'shell-server',
    entry: { main: './src/server.tsx' },
    output: { ...base.output, publicPath: '/', uniqueName: 'pusula-shell', library: { type: 'commonjs2' } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        library: { type: 'commonjs-module' },
        shared: sharedModules({ carried: true, side: 'server' }),
        runtimePlugins: [kitFile('src/remote/provide-runtime.ts'), kitFile('src/server/load-from-disk.ts')],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'node' } },
      }),
    ],
  };
}
