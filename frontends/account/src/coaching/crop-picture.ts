/** In pixels of the picture, or in hundredths of its width and height. */
export type CropArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Width / height, as pages of coaches show a portrait; the circle of an avatar touches both of its long sides. */
export const PORTRAIT_RATIO = 4 / 5;
/** Faces sit at a third of a tall picture: in hundredths of its height, so much is left out above them at first. */
const FIRST_TOP = 8;

/**
 * Pure: how far a picture has to move down, in pixels of the screen, so that the part that is chosen first begins near its top and not in its middle.
 * @param shown the part in the middle, in hundredths of the picture
 * @param height of the picture on the screen
 */
export const firstMove = (shown: CropArea, height: number): number =>
  (Math.max(0, shown.y - Math.min(FIRST_TOP, 100 - shown.height)) / 100) * height;

/** The largest width that pages ask for of a face. */
const LARGEST = 1_024;
const QUALITY = 0.9;

/** @throws when the browser cannot read it as a picture */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The chosen part as a JPEG of at most 1024 px in width, as a data URL: what is beside it never leaves the browser. */
export function cropped(image: HTMLImageElement, { x, y, width, height }: CropArea): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(LARGEST, Math.round(width)));
  canvas.height = Math.max(1, Math.round(canvas.width / PORTRAIT_RATIO));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // What is clear in a PNG or GIF would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
