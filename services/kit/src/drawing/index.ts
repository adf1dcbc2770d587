export { fitText } from './fit-text.ts';
export { CANVAS, COLOURS, GROUNDS, MARGIN } from './ink.ts';
export { widthOf } from './outline-text.ts';
export { renderPicture } from './render-picture.ts';
export { bezel, brandLine, line, paragraph } from './shapes.ts';
export { type SharingSubject, sharingAddress, sharingPage } from './sharing-page.ts';
