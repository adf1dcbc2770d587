import { DEFAULT_LANGUAGE } from '@pusula/contracts';
import type { RequestHandler } from 'express';
import type { Brand } from './brand.ts';
import { entryOf, REMOTES } from './front-ends.ts';

/**
 * The shell's run-time configuration as a script of our own origin: inline scripts are forbidden.
 * @param coachLinksRequired whether coaches have to fill in all four links
 */
export function brandConfig(brand: Brand, coachLinksRequired: boolean): RequestHandler {
  const config = productConfig(brand, coachLinksRequired);
  const script = `window.__PUSULA__ = Object.freeze(${JSON.stringify(config).replaceAll('<', '\\u003c')});\n`;
  return (_request, response) => void response.type('text/javascript').set('cache-control', 'no-cache').send(script);
}

/** What a deployment says about itself to its front ends. */
export function productConfig(brand: Brand, coachLinksRequired: boolean): Readonly<Record<string, unknown>> {
  const remotes = Object.fromEntries(REMOTES.map((name) => [name, entryOf(name)]));
  return {
    brand: brand.name,
    company: brand.company,
    contactEmail: brand.contactEmail,
    domain: brand.domain,
    coachLinksRequired,
    remotes,
    apiBase: '/api',
  };
}

/** What a phone needs to put the product on its home screen. */
export function webManifest(brand: Brand): RequestHandler {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    display: 'browser',
    background_color: '#f6f2ea',
    theme_color: '#f6f2ea',
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  };
  return (_request, response) =>
    void response.type('application/manifest+json').set('cache-control', 'no-cache').send(JSON.stringify(manifest));
}
