import figtreeExt from '../../assets/fonts/figtree-latin-ext-wght-normal.woff2';
import figtree from '../../assets/fonts/figtree-latin-wght-normal.woff2';
import frauncesExt from '../../assets/fonts/fraunces-latin-ext-opsz-normal.woff2';
import fraunces from '../../assets/fonts/fraunces-latin-opsz-normal.woff2';
import { fontFaces } from './font-faces.ts';

export const fonts = fontFaces({ fraunces, frauncesExt, figtree, figtreeExt });
