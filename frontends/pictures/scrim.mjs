import sharp from 'sharp';

/** Text and scrim colours of the two themes: `--ink` and `--scrim` of the design tokens. */
const INK = { light: [0x12, 0x32, 0x3b], dark: [0xf2, 0xec, 0xdf] };
const SCRIM = { light: [0xf6, 0xf2, 0xea], dark: [0x07, 0x19, 0x20] };
const ENOUGH = 4.5;
/** Some scrim always stays, so that the heading rests on calm ground even where contrast alone would not need it. */
const LEAST = 0.3;

/** Windows that the home page is measured in; the tall crop serves those that are higher than wide, of which phones are the hardest. */
const WINDOWS = {
  wide: [
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  tall: [
    [320, 640],
    [360, 740],
    [390, 844],
    [430, 932],
    [720, 1000],
  ],
};
/** `background-position` of the two crops, as shares. */
const POSITION = { wide: [0.6, 0.5], tall: [0.62, 1] };

const clamp = (low, value, high) => Math.min(high, Math.max(low, value));
const between = (x, [from, to], [start, end]) => start + (end - start) * clamp(0, (x - from) / (to - from), 1);

/** How much of the full scrim covers a point of the window: strongest behind the heading, gone towards sun and sea. */
function cover(crop, x, y) {
  if (crop === 'tall') return between(y, [0.38, 0.54], [1, 0]);
  const across = x < 0.38 ? between(x, [0.06, 0.38], [1, 0.59]) : between(x, [0.38, 0.62], [0.59, 0]);
  return across * between(y, [0.44, 0.62], [1, 0]);
}

/** Where text stands on the picture, as pixels of the window: the header's line, the heading, and the lead below it. */
function textAreas(crop, [width, height]) {
  const gutter = clamp(20, width * 0.05, 120);
  const left = Math.max(gutter, (width - 1200) / 2);
  const edge = width - gutter;
  if (crop === 'tall') {
    const leadLines = width < 350 ? 4 : width < 380 ? 3 : 2;
    return [
      { left, right: edge, top: 16, bottom: 48 },
      { left, right: edge, top: 64, bottom: 178 + 26 * leadLines },
      // The last line of the lead is a short one.
      { left, right: left + 0.6 * (edge - left), top: 178 + 26 * leadLines, bottom: 204 + 26 * leadLines },
    ];
  }
  const headingSize = clamp(42, width * 0.059, 88);
  const headingEnds = 92 + clamp(28, height * 0.064, 72) + 2.04 * headingSize;
  return [
    { left, right: width - left, top: 16, bottom: 76 },
    { left, right: left + 7.2 * headingSize, top: 92, bottom: headingEnds },
    { left, right: left + 500, top: headingEnds, bottom: headingEnds + 88 },
  ];
}

/** The least scrim, in steps of .02 from the least upwards, under which every text pixel of every window reaches 4.5:1. */
export async function safeScrim(picture, theme, crop) {
  const { data, info } = await sharp(picture).resize(960).raw().toBuffer({ resolveWithObject: true });
  const samples = WINDOWS[crop].flatMap((window) => samplesOf(data, info, crop, window));
  for (let strength = LEAST; strength <= 1; strength += 0.02) {
    const worst = worstContrast(samples, theme, strength);
    if (worst >= ENOUGH) return { strength: Number(strength.toFixed(2)), contrast: Number(worst.toFixed(2)) };
  }
  throw new Error(`no scrim makes text readable on this picture (${theme}, ${crop})`);
}

function samplesOf(data, info, crop, window) {
  const [width, height] = window;
  const scale = Math.max(width / info.width, height / info.height);
  const offsetX = (info.width * scale - width) * POSITION[crop][0];
  const offsetY = (info.height * scale - height) * POSITION[crop][1];
  const samples = [];
  for (const area of textAreas(crop, window))
    for (let y = area.top; y < area.bottom; y += 3)
      for (let x = area.left; x < area.right; x += 3) {
        const column = clamp(0, Math.floor((x + offsetX) / scale), info.width - 1);
        const row = clamp(0, Math.floor((y + offsetY) / scale), info.height - 1);
        const at = (row * info.width + column) * info.channels;
        samples.push({ colour: data.subarray(at, at + 3), cover: cover(crop, x / width, y / height) });
      }
  return samples;
}

function worstContrast(samples, theme, strength) {
  const ink = luminance(INK[theme]);
  let worst = Infinity;
  for (const { colour, cover: share } of samples) {
    const veil = share * strength;
    const ground = luminance(SCRIM[theme].map((part, i) => part * veil + colour[i] * (1 - veil)));
    worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return worst;
}

function luminance([r, g, b]) {
  const linear = (part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
