import sharp, { type Sharp } from 'sharp';

/** Of a picture's width and height. Letters become grey, blocks, colours and pictures stay what they are. */
const SCALE = 4;
/** How far a colour may be off: the edges of letters and curves are drawn a little differently on every machine. */
const TOLERATED = 26;
/** How many points of the small picture may be off further: as many as one small icon has. */
const POINTS = 12;
/** Two roundings of the same height. */
const TOLERATED_ROWS = 1;
const BLUR = 0.7;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
export type Comparison = { readonly problem: string | null; readonly difference: Buffer };

const webp = (picture: Sharp): Promise<Buffer> => picture.webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer();

/** The small picture that is kept of a screenshot. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  return webp(
    sharp(screenshot)
      .removeAlpha()
      .resize(Math.round(width / SCALE), Math.round(height / SCALE), { fit: 'fill', kernel: 'linear' }),
  );
}

async function pixelsOf(picture: Buffer, height?: number): Promise<Pixels> {
  const all = sharp(picture).removeAlpha();
  const cut = height ? all.extract({ left: 0, top: 0, width: (await sharp(picture).metadata()).width, height }) : all;
  const { data, info } = await cut.blur(BLUR).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether a small picture shows what the approved one does. The difference marks in red what it does not. */
export async function compare(approved: Buffer, taken: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([sharp(approved).metadata(), sharp(taken).metadata()]);
  const height = Math.min(before.height, after.height);
  if (before.width !== after.width) return { problem: `is ${after.width * SCALE} px wide, not ${before.width * SCALE}`, difference: taken };
  const [a, b] = await Promise.all([pixelsOf(approved, height), pixelsOf(taken, height)]);
  const marks = Buffer.alloc(a.width * a.height * 3);
  let off = 0;
  for (let point = 0; point < marks.length; point += 3) {
    const channels = [0, 1, 2].map((channel) => Math.abs((a.data[point + channel] ?? 0) - (b.data[point + channel] ?? 0)));
    const isOff = Math.max(...channels) > TOLERATED;
    if (isOff) off += 1;
    const pale = 170 + (b.data[point + 1] ?? 0) / 3;
    marks.set(isOff ? [220, 0, 30] : [pale, pale, pale], point);
  }
  const longer = (after.height - before.height) * SCALE;
  const problems = [
    ...(Math.abs(longer) > TOLERATED_ROWS * SCALE ? [`is ${Math.abs(longer)} px ${longer > 0 ? 'longer' : 'shorter'}`] : []),
    ...(off > POINTS ? [`differs in ${((100 * off) / (a.width * a.height)).toFixed(1)} % of its area`] : []),
  ];
  const difference = await webp(sharp(marks, { raw: { width: a.width, height: a.height, channels: 3 } }));
  return { problem: problems.length > 0 ? problems.join(' and ') : null, difference };
}
