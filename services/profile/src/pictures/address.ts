import { LIMITS } from '@pusula/contracts';

/** A picture's name: 128 random bits, so that nobody finds pictures by guessing. */
export const NAME_PATTERN = /^[0-9a-f]{32}$/;

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One rendition of a picture: `{name}/{width}.{format}`, under /pictures/ and in every store. */
export type Rendition = { readonly name: string; readonly width: number; readonly format: PictureFormat };

export const PICTURES_PATH = '/pictures/';
const PLAIN_WIDTH = 640;

export const renditionKey = ({ name, width, format }: Rendition): string => `${name}/${width}.${format}`;

/** What contracts call `imageUrl`; empty without a picture. */
export const pictureAddress = (name: string): string =>
  name === '' ? '' : PICTURES_PATH + renditionKey({ name, width: PLAIN_WIDTH, format: 'jpg' });

const WIDTHS: readonly number[] = LIMITS.pictureWidths;

/** The rendition that a path below /pictures/ names; undefined for every other path, so no path leads anywhere else. */
export function parseRendition(path: string): Rendition | undefined {
  const found = /^([0-9a-f]{32})\/(\d{3,4})\.(avif|webp|jpg)$/.exec(path);
  const [, name, width, format] = found ?? [];
  if (!name || !WIDTHS.includes(Number(width))) return undefined;
  return { name, width: Number(width), format: format as PictureFormat };
}

/** The standard widths that a picture is kept at: up to the first that holds the whole source, which is never enlarged. */
export function keptWidths(sourceWidth: number): number[] {
  const enough = WIDTHS.findIndex((width) => width >= sourceWidth);
  return WIDTHS.slice(0, enough < 0 ? WIDTHS.length : enough + 1);
}

/** The kept widths to answer a width with, best first: itself, or the largest below it. */
export const answeringWidths = (width: number): number[] => WIDTHS.filter((kept) => kept <= width).reverse();
