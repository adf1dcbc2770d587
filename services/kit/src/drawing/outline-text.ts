import type { Font } from 'fontkit';
import { type Face, fontsOf } from './fonts.ts';

/** A line of text as an SVG path whose baseline begins at 0, 0. */
export type Outline = { readonly path: string /** Pixels. */; readonly width: number };

export type Setting = {
  readonly face: Face;
  /** Pixels per em. */
  readonly size: number;
  /** Added behind each letter, in ems. */
  readonly tracking?: number;
};

/** No ligatures: that of f and i takes the dot from the i, which in Turkish is another letter then. */
const FEATURES = { liga: false, clig: false, dlig: false };

/** Stretches of text that one font has the letters of. Letters that no font has are left out: a box says nothing. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** The letters of a line and where they stand; kerned within each font. */
function glyphsOf(text: string, { face, size, tracking = 0 }: Setting) {
  let x = 0;
  const placed = runsOf(text, fontsOf(face)).flatMap(({ font, text: run }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run, FEATURES);
    return glyphs.map((glyph, place) => {
      const { xAdvance = 0, xOffset = 0 } = positions[place] ?? {};
      const at = { glyph, scale, x: x + xOffset * scale };
      x += xAdvance * scale + tracking * size;
      return at;
    });
  });
  return { placed, width: x };
}

/** How wide a line is, in pixels. */
export const widthOf = (text: string, setting: Setting): number => glyphsOf(text, setting).width;

/** Turns a line of text into outlines, so that whatever renders them needs no font. */
export function outlineText(text: string, setting: Setting): Outline {
  const { placed, width } = glyphsOf(text, setting);
  const path = placed.map(({ glyph, scale, x }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG()).join('');
  return { path, width };
}
