import type { FittedText } from './fit-text.ts';
import { COLOURS, MARGIN } from './ink.ts';
import { outlineText, type Setting, widthOf } from './outline-text.ts';

type Place = readonly [x: number, baseline: number];

const textAt = (text: string, setting: Setting, [x, y]: Place, colour: string): string =>
  `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${colour}" d="${outlineText(text, setting).path}"/>`;

/** One line of text, its baseline at a place; set smaller where it would be wider than it may. */
export function line(text: string, setting: Setting, place: Place, colour: string, width = Number.POSITIVE_INFINITY): string {
  const size = setting.size * Math.min(1, width / Math.max(1, widthOf(text, setting)));
  return textAt(text, { ...setting, size }, place, colour);
}

/** A fitted text, the baseline of its first line at a place. */
export const paragraph = ({ lines, size, leading }: FittedText, setting: Omit<Setting, 'size'>, [x, y]: Place, colour: string): string =>
  lines.map((text, place) => textAt(text, { ...setting, size }, [x, y + place * leading], colour)).join('');

const MARK_SIZE = 44;
const NAME_LEFT = MARK_SIZE + 16;
const BRAND_SIZE = 34;

/** The mark and the brand's name beside it, at the top of the left margin. @param width pixels that both may take */
export const brandLine = (brand: string, y: number, width: number): string =>
  `<svg x="${MARGIN}" y="${y}" width="${MARK_SIZE}" height="${MARK_SIZE}" viewBox="0 0 32 32">` +
  `<circle cx="16" cy="16" r="11.3" fill="none" stroke="${COLOURS.ink}" stroke-width="1.7" stroke-dasharray="27.3 8.2" stroke-dashoffset="-21.85"/>` +
  `<path d="M5.6 16 16 14.1 26.4 16 16 17.9ZM16 31.6 12.9 16h6.2Z" fill="${COLOURS.ink}"/><path d="M16 .4 19.1 16h-6.2Z" fill="${COLOURS.saffron}"/></svg>` +
  line(brand, { face: 'brand', size: BRAND_SIZE }, [MARGIN + NAME_LEFT, y + 33], COLOURS.ink, width - NAME_LEFT);

/** A graduated bezel: a ring with a tick at every fifth degree, longer ones at the tens and longest at the quarters. */
export function bezel(x: number, y: number, radius: number, colour: string): string {
  const ticks = Array.from({ length: 72 }, (_, place) => {
    const length = place % 18 === 0 ? 26 : place % 2 === 0 ? 14 : 8;
    return `<path transform="rotate(${place * 5})" d="M0 ${-radius}v${length}"/>`;
  });
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="1.5"><circle r="${radius}"/><circle r="${radius + 9}" stroke-width="1"/>${ticks.join('')}</g>`;
}
