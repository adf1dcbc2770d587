import { readFileSync } from 'node:fs';

/** A picture that a message brings along; its HTML shows it as `cid:…`. */
export type InlinePicture = { readonly cid: string; readonly name: string; readonly type: string; readonly base64: string };

/** Each e-mail brings it along: mail programs load nothing from elsewhere unasked. */
const CID = 'mark@pusula';
/** As wide as it is high; the file has twice as many pixels. */
export const MARK_SIZE = 28;

/** The mark on a ground of its own, so that light and dark mail programs show it alike: mark.svg, drawn at 56 px. */
export const MARK: InlinePicture = {
  cid: CID,
  name: 'mark.png',
  type: 'image/png',
  base64: readFileSync(new URL('./mark.png', import.meta.url)).toString('base64'),
};
export const MARK_ADDRESS = `cid:${CID}`;
