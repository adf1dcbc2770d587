import { css } from 'styled-components';

const latin = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const latinExt = 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

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
  fraunces: 'fraunces-latin-opsz-normal',
  frauncesExt: 'fraunces-latin-ext-opsz-normal',
  figtree: 'figtree-latin-wght-normal',
  figtreeExt: 'figtree-latin-ext-wght-normal',
} as const;

/** @param addresses of the files, as a build has named them */
export const fontFaces = ({ fraunces, frauncesExt, figtree, figtreeExt }: Readonly<Record<keyof typeof FONT_FILES, string>>) => css`
  ${face('Fraunces', frauncesExt, '100 900', latinExt)}
  ${face('Fraunces', fraunces, '100 900', latin)}
  ${face('Figtree', figtreeExt, '300 900', latinExt)}
  ${face('Figtree', figtree, '300 900', latin)}
  ${fallback('Fraunces', "local('Times New Roman'), local('Liberation Serif')", '108%', '90.6%', '23.6%')}
  ${fallback('Figtree', "local('Arial'), local('Liberation Sans')", '98.4%', '96.5%', '25.4%')}
`;
