import type { Landscape } from '@pusula/contracts';
import type { RequestHandler } from 'express';
import { type LandscapeIndex, landscapeIn, PictureQuery } from './landscape-index.ts';
import { lightOf } from './light-of.ts';

const LANDSCAPES = '/remotes/public/landscapes';

/** The smallest width that fills the place, or the largest there is. */
const fitting = (widths: readonly number[], wanted: number) => widths.find((width) => width >= wanted) ?? widths.at(-1);

/**
 * Pure: the landscape in the light of a moment, for a screen.
 * @param accepts the browser's Accept header: AVIF where it is understood, else WebP
 */
export function chooseLandscape(index: LandscapeIndex, query: unknown, accepts: string, moment: number): string {
  const { theme, shape, width } = PictureQuery.parse(query);
  const format = accepts.includes('image/avif') ? 'avif' : 'webp';
  return `${LANDSCAPES}/${landscapeIn(index, lightOf(moment))?.name}-${theme}-${shape}-${fitting(index.widths[shape], width)}.${format}`;
}

export type HomePictureOptions = {
  /** A picture service that is asked in place of ours. */
  readonly serviceUrl: string | undefined;
  readonly index: () => Promise<LandscapeIndex>;
  readonly now: () => number;
};

/**
 * The landscape in the light of this hour, for a page that names it: its browser is sent from no address to another.
 * @returns none where a picture service is asked, or while ours cannot be read
 */
export async function landscapeOfHour({ serviceUrl, index, now }: HomePictureOptions): Promise<Landscape | undefined> {
  const shipped = serviceUrl === undefined ? await index().catch(() => undefined) : undefined;
  const landscape = shipped && landscapeIn(shipped, lightOf(now()));
  if (!landscape) return undefined;
  const { name, themes } = landscape;
  return { address: `${LANDSCAPES}/${name}`, colours: { light: themes.light.colours, dark: themes.dark.colours } };
}

/** The home page's picture: a configured picture service's, or ours in the light of this hour under the same address. */
export function homePicture({ serviceUrl, index, now }: HomePictureOptions): RequestHandler {
  return async (request, response) => {
    response.set({ 'cache-control': 'no-store', vary: 'accept' });
    response.redirect(302, serviceUrl ?? chooseLandscape(await index(), request.query, request.get('accept') ?? '', now()));
  };
}
