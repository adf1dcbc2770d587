import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { common, kitFile, type Mode } from './common.ts';
import { devServer } from './dev-server.ts';
import { page } from './page.ts';
import { sharedModules } from './shared.ts';

type ShellOptions = {
  port: number;
  /** Name -> port of the remotes' development servers. */
  remotes: Record<string, number>;
};

/** The page that composes the remotes. It knows none of their addresses: those come at run time from /config.js. */
export function shellConfig({ port, remotes }: ShellOptions) {
  return (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const base = common(process.cwd(), mode);
    return {
      ...base,
      name: 'shell',
      entry: './src/main.tsx',
      output: { ...base.output, publicPath: '/', uniqueName: 'pusula-shell' },
      optimization: {
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
          experiments: { optimization: { target: 'web' } },
        }),
        ...page(),
        new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      ],
      devServer: devServer({ port, remotes }),
    };
  };
}
