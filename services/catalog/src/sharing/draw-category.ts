import { bezel, brandLine, COLOURS, fitText, line, MARGIN, paragraph, renderPicture } from '@pusula/service-kit/drawing';

/** What the picture of a category's link says. */
export type CategoryPicture = {
  readonly name: string;
  /** The names of those above it, from the top. */
  readonly above: readonly string[];
  /** How many coaches, in words of the page's language; empty for none. */
  readonly count: string;
  /** Its place on the rose, in degrees from north. */
  readonly bearing: number;
  /** The brand's name. */
  readonly brand: string;
};

const ROSE = { x: 912, y: 315, radius: 208 } as const;
const TEXT_WIDTH = ROSE.x - ROSE.radius - MARGIN - 60;
const NAME = { face: 'name', tracking: -0.018 } as const;
const ABOVE = { face: 'text' } as const;
const BRAND_TOP = 60;
const COUNT_BASELINE = 566;
const MIDDLE = 322;
const SMALL = 25;

/** Draws a category's sharing picture. */
export function drawCategory({ name, above, count, bearing, brand }: CategoryPicture): Promise<Buffer> {
  const title = fitText(name, { width: TEXT_WIDTH, height: 270 }, { ...NAME, largest: 96, smallest: 24, leading: 1.04 });
  const way = fitText(above.join(' / '), { width: TEXT_WIDTH, height: 76 }, { ...ABOVE, largest: SMALL, smallest: 14, leading: 1.4 });
  const titleHeight = title.lines.length * title.leading;
  const top = MIDDLE - titleHeight / 2;
  const shapes = [
    brandLine(brand, BRAND_TOP, TEXT_WIDTH),
    paragraph(way, ABOVE, [MARGIN, top - 14 - (way.lines.length - 1) * way.leading], COLOURS.meta),
    paragraph(title, NAME, [MARGIN - title.size * 0.03, top + title.size * 0.86], COLOURS.ink),
    count === '' ? '' : line(count, { face: 'strong', size: SMALL }, [MARGIN, COUNT_BASELINE], COLOURS.meta),
    bezel(ROSE.x, ROSE.y, ROSE.radius, COLOURS.strongRule),
    needle(bearing),
  ];
  return renderPicture(shapes.join(''));
}

/** As the lists of categories have it, large: what it points to is where the category stands on the rose. */
const needle = (bearing: number): string =>
  `<g transform="translate(${ROSE.x} ${ROSE.y}) rotate(${bearing})" stroke-linejoin="round">` +
  `<path d="M0 178-24 0H24Z" fill="${COLOURS.paper}" stroke="${COLOURS.ink}" stroke-width="3"/>` +
  `<path d="M0-182 24 0H-24Z" fill="${COLOURS.saffron}"/></g>`;
