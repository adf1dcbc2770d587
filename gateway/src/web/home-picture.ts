import type { RequestHandler } from 'express';
import { z } from 'zod';

const Query = z.object({
  theme: z.enum(['light', 'dark']).catch('light'),
  shape: z.enum(['wide', 'tall']).catch('wide'),
  width: z.coerce.number().int().catch(1024),
});

/** The landscapes that the public front end ships (its landscapes.json). */
const Index = z.object({
  widths: z.object({ wide: z.array(z.int()).nonempty(), tall: z.array(z.int()).nonempty() }),
  landscapes: z.array(z.object({ name: z.string(), themes: z.partialRecord(z.enum(['light', 'dark']), z.unknown()) })).nonempty(),
});
export type LandscapeIndex = z.infer<typeof Index>;

export const LANDSCAPES = '/remotes/public/landscapes';
export const readLandscapeIndex = (json: unknown): LandscapeIndex => Index.parse(json);

/** The smallest width that fills the place, or the largest there is. */
const fitting = (widths: readonly number[], wanted: number) => widths.find((width) => width >= wanted) ?? widths.at(-1);

/**
 * One of our landscapes for a screen. Pure: chance is an argument.
 * @param accepts the browser's Accept header: AVIF where it is understood, else WebP
 */
export function chooseLandscape(index: LandscapeIndex, query: unknown, accepts: string, chance: number): string {
  const { theme, shape, width } = Query.parse(query);
  const fits = index.landscapes.filter(({ themes }) => theme in themes);
  const picture = fits[Math.floor(chance * fits.length)] ?? index.landscapes[0];
  const format = accepts.includes('image/avif') ? 'avif' : 'webp';
  return `${LANDSCAPES}/${picture?.name}-${theme}-${shape}-${fitting(index.widths[shape], width)}.${format}`;
}

/** The home page's random picture: a configured picture service's, or one of ours under the same address. */
export function homePicture(serviceUrl: string | undefined, index: () => Promise<LandscapeIndex>): RequestHandler {
  return async (request, response) => {
    response.set({ 'cache-control': 'no-store', vary: 'accept' });
    response.redirect(302, serviceUrl ?? chooseLandscape(await index(), request.query, request.get('accept') ?? '', Math.random()));
  };
}
