import { css } from 'styled-components';
import { FONT_RANGES } from './font-ranges.ts';

const face = (family: string, address: string, weights: string, range: string) => css`
  @font-face {
    font-family: ${family};
    src: url(${address}) format('woff2');
    font-weight: ${weights};
    font-display: swap;
    unicode-range: ${range};
  }
`;

/**
 * A system face stretched to the web face's measures, taken on Turkish text: a line keeps its height, and nearly its width, when the web face arrives.
 * Ascent and descent are divided by the size adjustment, which the browser applies to them as well.
 */
const fallback = (family: string, local: string, sizeAdjust: string, ascent: string, descent: string) => css`
  @font-face {
    font-family: '${family} fallback';
    src: ${local};
    size-adjust: ${sizeAdjust};
    ascent-override: ${ascent};
    descent-override: ${descent};
    line-gap-override: 0%;
  }
`;

/** The files of assets/fonts, without their ending: a build names each after its content. */
export const FONT_FILES = {
  fraunces: 'fraunces-common-opsz-normal',
  frauncesTurkish: 'fraunces-turkish-opsz-normal',
  frauncesLatin: 'fraunces-latin-opsz-normal',
  frauncesExt: 'fraunces-latin-ext-opsz-normal',
  figtree: 'figtree-common-wght-normal',
  figtreeTurkish: 'figtree-turkish-wght-normal',
  figtreeLatin: 'figtree-latin-wght-normal',
  figtreeExt: 'figtree-latin-ext-wght-normal',
} as const;

const { common, turkish, latin, latinExt } = FONT_RANGES;

/**
 * The files that are cut are declared for all weights, like the wide ones: faces of one family complete each other only where their weights are the same.
 * @param addresses of the files, as a build has named them
 */
export const fontFaces = (addresses: Readonly<Record<keyof typeof FONT_FILES, string>>) => css`
  ${face('Fraunces', addresses.frauncesExt, '100 900', latinExt)}
  ${face('Fraunces', addresses.frauncesLatin, '100 900', latin)}
  ${face('Fraunces', addresses.frauncesTurkish, '100 900', turkish)}
  ${face('Fraunces', addresses.fraunces, '100 900', common)}
  ${face('Figtree', addresses.figtreeExt, '300 900', latinExt)}
  ${face('Figtree', addresses.figtreeLatin, '300 900', latin)}
  ${face('Figtree', addresses.figtreeTurkish, '300 900', turkish)}
  ${face('Figtree', addresses.figtree, '300 900', common)}
  ${fallback('Fraunces', "local('Times New Roman'), local('Liberation Serif')", '108%', '90.6%', '23.6%')}
  ${fallback('Figtree', "local('Arial'), local('Liberation Sans')", '98.4%', '96.5%', '25.4%')}
`;
