import figtree from '../../assets/fonts/figtree-common-wght-normal.woff2';
import figtreeExt from '../../assets/fonts/figtree-latin-ext-wght-normal.woff2';
import figtreeLatin from '../../assets/fonts/figtree-latin-wght-normal.woff2';
import figtreeTurkish from '../../assets/fonts/figtree-turkish-wght-normal.woff2';
import fraunces from '../../assets/fonts/fraunces-common-opsz-normal.woff2';
import frauncesExt from '../../assets/fonts/fraunces-latin-ext-opsz-normal.woff2';
import frauncesLatin from '../../assets/fonts/fraunces-latin-opsz-normal.woff2';
import frauncesTurkish from '../../assets/fonts/fraunces-turkish-opsz-normal.woff2';
import { fontFaces } from './font-faces.ts';

export const fonts = fontFaces({
  fraunces,
  frauncesTurkish,
  frauncesLatin,
  frauncesExt,
  figtree,
  figtreeTurkish,
  figtreeLatin,
  figtreeExt,
});
