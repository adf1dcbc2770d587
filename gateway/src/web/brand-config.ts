import type { RequestHandler } from 'express';
import { REMOTES } from './site.ts';

export type Brand = { readonly name: string; readonly company: string; readonly contactEmail: string; readonly domain: string };

/** The shell's run-time configuration as a script of our own origin: inline scripts are forbidden. */
export function brandConfig(brand: Brand): RequestHandler {
  const remotes = Object.fromEntries(REMOTES.map((name) => [name, `/remotes/${name}/mf-manifest.json`]));
  const config = {
    brand: brand.name,
    company: brand.company,
    contactEmail: brand.contactEmail,
    domain: brand.domain,
    remotes,
    apiBase: '/api',
  };
  const script = `window.__PUSULA__ = Object.freeze(${JSON.stringify(config).replaceAll('<', '\\u003c')});\n`;
  return (_request, response) => void response.type('text/javascript').set('cache-control', 'no-cache').send(script);
}
