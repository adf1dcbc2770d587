import { DEFAULT_LANGUAGE } from '@pusula/contracts';
import type { RequestHandler } from 'express';
import type { Brand } from './brand.ts';

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
