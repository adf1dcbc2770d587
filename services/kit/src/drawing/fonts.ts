import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** What text is set in: Fraunces for names and the brand, Figtree for everything else. */
export type Face = 'name' | 'brand' | 'text' | 'strong';

const FILES: Readonly<Record<Face, string>> = {
  name: 'fraunces-name',
  brand: 'fraunces-brand',
  text: 'figtree-text',
  strong: 'figtree-strong',
};
/** The same letters that browsers get, in the same two parts: Western European, and the rest, where ğ, İ, ş and Ş are. */
const PARTS = ['latin', 'latin-ext'] as const;

const opened = new Map<Face, readonly Font[]>();

/** The fonts of a face, in the order in which they are asked for a letter; opened at the first use, a few milliseconds each. */
export function fontsOf(face: Face): readonly Font[] {
  const known = opened.get(face);
  if (known) return known;
  const fonts = PARTS.map((part) => {
    const font = create(readFileSync(new URL(`./fonts/${FILES[face]}-${part}.woff2`, import.meta.url)));
    if (!('layout' in font)) throw new Error(`a collection, not a font: ${FILES[face]}-${part}`);
    return font;
  });
  opened.set(face, fonts);
  return fonts;
}
