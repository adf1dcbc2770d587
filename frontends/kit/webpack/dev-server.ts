import { REMOTES, type RemoteName, remoteAddress } from '@pusula/contracts';
import type { Configuration } from 'webpack-dev-server';

const GATEWAY = process.env.GATEWAY_URL ?? 'http://localhost:8080';

/** Hot reload, addresses answered by the page, and calls handed to the gateway. */
export const devServer = ({ port, remotes = {} }: { port: number; remotes?: Partial<Record<RemoteName, number>> }): Configuration => ({
  port,
  hot: true,
  historyApiFallback: true,
  allowedHosts: 'auto',
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: { warnings: false } },
  proxy: [
    ...REMOTES.filter((name) => remotes[name]).map((name) => ({
      context: [remoteAddress(name)],
      target: `http://localhost:${remotes[name]}`,
      pathRewrite: { [`^${remoteAddress(name)}`]: '/' },
    })),
    { context: ['/api', '/pictures', '/home-picture', '/home-sun', '/remotes', '/config.js'], target: GATEWAY },
  ],
});
