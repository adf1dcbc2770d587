import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { common, type Mode } from './common.ts';
import { devServer } from './dev-server.ts';
import { page } from './page.ts';
import { sharedModules } from './shared.ts';

type RemoteOptions = {
  /** Also its folder below `frontends` and its key in the shell's configuration. */
  name: string;
  /** Of its own development server. */
  port: number;
  /** Federation name -> file, for example `{ './remote': './src/remote.ts' }`. */
  exposes: Record<string, string>;
  /** Folders served as they are below the remote's own address: folder -> name there. */
  assets?: Record<string, string>;
};

/** A front end that the shell composes. `webpack serve` runs it alone, in a page of its own made from src/standalone.ts. */
export function remoteConfig({ name, port, exposes, assets = {} }: RemoteOptions) {
  return (env: { WEBPACK_SERVE?: boolean }, { mode = 'production' }: { mode?: Mode }): Configuration => {
    const base = common(process.cwd(), mode);
    const alone = env.WEBPACK_SERVE === true;
    return {
      ...base,
      name,
      entry: alone ? './src/standalone.ts' : {},
      output: { ...base.output, publicPath: 'auto', uniqueName: `pusula-${name}` },
      plugins: [
        new ModuleFederationPlugin({
          // A global variable of this name holds the remote; `public` alone would be a reserved word.
          name: `pusula_${name}`,
          filename: mode === 'production' ? 'remote.[contenthash:10].js' : 'remote.js',
          exposes,
          shared: sharedModules({ carried: alone }),
          dts: false,
          dev: false,
          // Inside the shell a remote uses the shell's federation runtime (see shell-config.ts); alone it has to bring one.
          experiments: { externalRuntime: !alone, optimization: { target: 'web' } },
        }),
        ...Object.entries(assets).map(([from, to]) => new CopyPlugin({ patterns: [{ from, to }] })),
        ...(alone ? page() : []),
      ],
      ...(alone && { devServer: devServer({ port }) }),
    };
  };
}
