import { REMOTES, remoteEntry } from '@pusula/contracts';
import type { RequestHandler } from 'express';

/** What the front ends are told of a deployment; `ProductConfig` of their kit reads it. */
export type ProductConfig = Readonly<Record<string, unknown>>;

/** @param settings those that browsers are told */
export const productConfig = (settings: ProductConfig): ProductConfig => ({
  ...settings,
  remotes: Object.fromEntries(REMOTES.map((name) => [name, remoteEntry(name)])),
  apiBase: '/api',
});

/** The same as a script of our own origin: inline scripts are forbidden. */
export function configScript(config: ProductConfig): RequestHandler {
  const script = `window.__PUSULA__ = Object.freeze(${JSON.stringify(config).replaceAll('<', '\\u003c')});\n`;
  return (_request, response) => void response.type('text/javascript').set('cache-control', 'no-cache').send(script);
}
