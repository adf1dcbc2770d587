import { portraitGroundOf } from '@pusula/contracts';
import {
  bezel,
  brandLine,
  CANVAS,
  COLOURS,
  fitText,
  GROUNDS,
  line,
  MARGIN,
  paragraph,
  renderPicture,
  widthOf,
} from '@pusula/service-kit/drawing';
import type { CoachPicture } from '../people/coach-picture.ts';

const PORTRAIT = { left: 736, width: CANVAS.width - 736 } as const;
const TEXT_WIDTH = PORTRAIT.left - MARGIN - 48;
const NAME = { face: 'name', tracking: -0.018 } as const;
const HEADLINE = { face: 'text' } as const;
const BRAND_TOP = 60;
const CITY_BASELINE = 566;
/** Between brand and city. */
const ROOM = { top: 136, height: 372 } as const;
const GAP = 26;
const INITIALS_SIZE = 136;

const initialsOf = (name: string): string => [...name.normalize('NFC')].at(0) ?? '';

/** Draws a coach's sharing picture. @param portrait a rendition of the coach's picture; left out, the initials stand there */
export function drawCoach({ id, firstName, lastName, headline, city, brand }: CoachPicture, portrait?: Buffer): Promise<Buffer> {
  const title = fitText(
    `${firstName} ${lastName}`,
    { width: TEXT_WIDTH, height: 190 },
    { ...NAME, largest: 88, smallest: 24, leading: 1.04 },
  );
  const words = fitText(headline, { width: TEXT_WIDTH, height: 150 }, { ...HEADLINE, largest: 30, smallest: 14, leading: 1.42 });
  const titleHeight = title.lines.length * title.leading;
  const height = titleHeight + GAP + words.lines.length * words.leading;
  const top = ROOM.top + Math.max(0, (ROOM.height - height) / 2);
  const ground = GROUNDS[portraitGroundOf(id)];
  const shapes = [
    portrait ? '' : monogram(ground, initialsOf(firstName) + initialsOf(lastName)),
    brandLine(brand, BRAND_TOP, TEXT_WIDTH),
    paragraph(title, NAME, [MARGIN - title.size * 0.03, top + title.size * 0.86], COLOURS.ink),
    paragraph(words, HEADLINE, [MARGIN, top + titleHeight + GAP + words.size], COLOURS.secondInk),
    city === '' ? '' : line(city, { face: 'strong', size: 25 }, [MARGIN, CITY_BASELINE], COLOURS.meta, TEXT_WIDTH),
  ];
  return renderPicture(shapes.join(''), portrait && { content: portrait, ground, ...PORTRAIT });
}

/** Somebody without a picture: their initials in a bezel. */
function monogram(ground: string, initials: string): string {
  const middle = PORTRAIT.left + PORTRAIT.width / 2;
  const setting = { ...NAME, size: INITIALS_SIZE };
  const left = middle - widthOf(initials, setting) / 2;
  return (
    `<rect x="${PORTRAIT.left}" width="${PORTRAIT.width}" height="${CANVAS.height}" fill="${ground}"/>` +
    bezel(middle, CANVAS.height / 2, 176, COLOURS.strongRule) +
    line(initials, setting, [left, CANVAS.height / 2 + INITIALS_SIZE * 0.35], COLOURS.ink)
  );
}
