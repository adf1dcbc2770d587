import type { Configuration } from 'webpack-dev-server';

const GATEWAY = process.env.GATEWAY_URL ?? 'http://localhost:8080';

/** Hot reload, addresses answered by the page, and calls handed to the gateway. */
export const devServer = ({ port, remotes = {} }: { port: number; remotes?: Record<string, number> }): Configuration => ({
  port,
  hot: true,
  historyApiFallback: true,
  allowedHosts: 'auto',
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: { warnings: false } },
  proxy: [
    ...Object.entries(remotes).map(([name, target]) => ({
      context: [`/remotes/${name}/`],
      target: `http://localhost:${target}`,
      pathRewrite: { [`^/remotes/${name}`]: '' },
    })),
    { context: ['/api', '/pictures', '/home-picture', '/home-sun', '/remotes', '/config.js'], target: GATEWAY },
  ],
});
