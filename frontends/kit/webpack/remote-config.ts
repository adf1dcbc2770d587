import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type RemoteName, remoteAddress } from '@pusula/contracts';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { common, type Mode } from './common.ts';
import { devServer } from './dev-server.ts';
import { htmlPage } from './page.ts';
import { sharedModules } from './shared.ts';
import { sourceMaps } from './source-maps.ts';

type RemoteOptions = {
  /** Also its folder below `frontends` and its key in the shell's configuration. */
  name: RemoteName;
  /** Of its own development server. */
  port: number;
  /** Federation name -> file, for example `{ './remote': './src/remote.ts' }`. */
  exposes: Record<string, string>;
  /** Folders served as they are below the remote's own address: folder -> name there. */
  assets?: Record<string, string>;
  /** Some of its pages are for everybody and rendered on the server. */
  rendered?: boolean;
};

/**
 * A front end that the shell composes. `webpack serve` runs it alone, in a page of its own made from src/standalone.ts.
 * Pages that everybody may enter are rendered on the server, too: `rendered` adds a build for Node.
 */
export function remoteConfig(options: RemoteOptions) {
  return (env: { WEBPACK_SERVE?: boolean }, { mode = 'production' }: { mode?: Mode }): Configuration[] => {
    if (env.WEBPACK_SERVE) return [{ ...remote(options, mode, true), devServer: devServer(options) }];
    return options.rendered ? [remote(options, mode), renderedRemote(options, mode)] : [remote(options, mode)];
  };
}

function remote({ name, exposes, assets = {} }: RemoteOptions, mode: Mode, alone = false): Configuration {
  const base = common(process.cwd(), mode);
  return {
    ...base,
    name,
    entry: alone ? './src/standalone.ts' : {},
    // Not `auto`: pictures have the same addresses on the server, where no script's address is known.
    output: { ...base.output, publicPath: alone ? 'auto' : remoteAddress(name), uniqueName: `pusula-${name}` },
    plugins: [
      new ModuleFederationPlugin({
        // A global variable of this name holds the remote; `public` alone would be a reserved word.
        name: `pusula_${name}`,
        // Known by address, so that no manifest is fetched first to learn its name; browsers ask for it again at each visit, as for a manifest.
        filename: 'remote.js',
        exposes,
        shared: sharedModules({ carried: alone }),
        manifest: false,
        dts: false,
        dev: false,
        // Inside the shell a remote uses the shell's federation runtime (see shell-config.ts); alone it has to bring one.
        experiments: { externalRuntime: !alone, optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...Object.entries(assets).map(([from, to]) => new CopyPlugin({ patterns: [{ from, to }] })),
      ...(alone ? htmlPage() : []),
      ...sourceMaps(process.cwd(), mode),
    ],
  };
}

function renderedRemote({ name, exposes }: RemoteOptions, mode: Mode): Configuration {
  const base = common(process.cwd(), mode, 'server');
  return {
    ...base,
    name: `${name}-server`,
    entry: {},
    output: { ...base.output, publicPath: remoteAddress(name), uniqueName: `pusula-${name}` },
    plugins: [
      new ModuleFederationPlugin({
        name: `pusula_${name}`,
        filename: 'remote.cjs',
        library: { type: 'commonjs-module' },
        exposes,
        shared: sharedModules({ carried: false, side: 'server' }),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'node' } },
      }),
    ],
  };
}
