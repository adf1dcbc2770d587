/** What the renderer needs beside the screens: the product of one page, without a browser. */
export { createRenderedProduct } from './create-rendered-product.ts';
export { createServerTexts } from './server-texts.ts';
