import type { Landscape } from '@pusula/contracts';
import { useIsHydrated } from '@pusula/frontend-kit/page';
import { RenderedLook, useThemeChoice } from '@pusula/frontend-kit/theme';
import { useContext, useState } from 'react';
import { css, styled } from 'styled-components';
import darkTall from '../../assets/landscapes/dawn-dark-tall-900.avif';
import darkWide from '../../assets/landscapes/dawn-dark-wide-1920.avif';
import lightTall from '../../assets/landscapes/dawn-light-tall-900.avif';
import lightWide from '../../assets/landscapes/dawn-light-wide-1920.avif';

type Theme = 'light' | 'dark';
type Shape = 'wide' | 'tall';

/** What the product ships: seen when the picture service does not answer. */
const SHIPPED: Record<Theme, Record<Shape, string>> = {
  light: { wide: lightWide, tall: lightTall },
  dark: { wide: darkWide, tall: darkTall },
};
const WIDTHS: Record<Shape, readonly number[]> = { wide: [640, 1024, 1920], tall: [320, 640, 900] };

/** The tall one is at least twice as high as the window is wide, and as high as the window. */
const SIZES: Record<Shape, string> = { wide: '100vw', tall: 'max(100vw, 50svh)' };

/** As they are drawn (frontends/pictures/landscape.mjs). */
const PIXELS: Record<Shape, { width: number; height: number }> = {
  wide: { width: 1920, height: 1200 },
  tall: { width: 900, height: 1800 },
};

type Offer = { readonly type?: string; readonly srcSet: string };
const inWidths = (shape: Shape, addressOf: (width: number) => string): string =>
  WIDTHS[shape].map((width) => `${addressOf(width)} ${width}w`).join(', ');
/** The server chooses what it sends the browser on to. */
const asked = (theme: Theme, shape: Shape): Offer[] => [
  { srcSet: inWidths(shape, (width) => `/home-picture?theme=${theme}&shape=${shape}&width=${width}`) },
];
/** A page from the server has it chosen already. */
const named = ({ address }: Landscape, theme: Theme, shape: Shape): Offer[] =>
  ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: inWidths(shape, (width) => `${address}-${theme}-${shape}-${width}.${format}`),
  }));

/** A window that is higher than wide gets the tall picture, whatever its width. */
const UPRIGHT = '(max-aspect-ratio: 1/1)';
const DARK = '(prefers-color-scheme: dark)';

/** Every case with its condition, the most special first; the wide light one is what remains. */
const cases = (choice: 'system' | Theme): { theme: Theme; shape: Shape; media: string }[] => {
  if (choice !== 'system')
    return [
      { theme: choice, shape: 'tall', media: UPRIGHT },
      { theme: choice, shape: 'wide', media: 'all' },
    ];
  return [
    { theme: 'dark', shape: 'tall', media: `${UPRIGHT} and ${DARK}` },
    { theme: 'light', shape: 'tall', media: UPRIGHT },
    { theme: 'dark', shape: 'wide', media: DARK },
    { theme: 'light', shape: 'wide', media: 'all' },
  ];
};

/** Where in every tall picture the bezel of sun or moon begins, as a share of its height (pictures/scenes). */
const BEZEL_BEGINS = 0.43;
/** Where its middle is, in that picture which has it lowest. */
const BEZEL_MIDDLE = 0.545;

const bands = ({ light, dark }: Landscape['colours'], shape: Shape): string =>
  `linear-gradient(${light[shape].map((colour, at) => `light-dark(${colour}, ${dark[shape][at]})`).join(', ')})`;

/** Exactly where the picture will be: when it comes, nothing changes but that it is there. */
const inColours = ({ colours }: Landscape) => css`
  picture:first-child img {
    background: ${bands(colours, 'wide')};
  }
  @media ${UPRIGHT} {
    picture:first-child img {
      background: ${bands(colours, 'tall')};
    }
  }
`;

/**
 * Upright, the picture hangs from the end of the words, not from the window: however many lines those take, sun or moon stands free below them,
 * and the sky above fades into the ground's own. Where little room is left, the room for a long line of searches is its sky as well: the upper half of
 * the bezel always ends above the shortcuts.
 */
const Ground = styled.span<{ $landscape: Landscape | undefined }>`
  position: relative;
  grid-row: 1 / -1;
  display: grid;
  grid-template-rows: subgrid;
  z-index: -2;
  overflow: hidden;
  background: var(--landscape);
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 50%;
  }
  ${({ $landscape }) => $landscape && inColours($landscape)}
  @media ${UPRIGHT} {
    img {
      --height: max(200vw, 100svh);
      grid-row: 2 / 3;
      inset: min(-8px - ${BEZEL_BEGINS} * var(--height), 100% - ${BEZEL_MIDDLE} * var(--height)) 0 auto;
      height: var(--height);
      object-position: 62% 100%;
      mask: linear-gradient(transparent, #000 28%);
    }
  }
`;

/** The sun where it stands now: drawn by the server for each look, so that no page that was kept shows that of another hour. */
const sun = (theme: Theme, shape: Shape) => `/home-sun?theme=${theme}&shape=${shape}`;

/** The landscape behind the first screen: this hour's light over Türkiye in the reader's theme and the window's shape, and the sun in its bezel. */
export function HomePicture() {
  const choice = useThemeChoice();
  const [useShipped, setUseShipped] = useState(false);
  const [isSunless, setIsSunless] = useState(false);
  const isHydrated = useIsHydrated();
  const { landscape: rendered } = useContext(RenderedLook);
  // Who comes back to the home page sees another hour's.
  const [landscape] = useState(isHydrated ? undefined : rendered);
  const offers = (theme: Theme, shape: Shape): Offer[] => {
    if (useShipped) return [{ srcSet: SHIPPED[theme][shape] }];
    return landscape ? named(landscape, theme, shape) : asked(theme, shape);
  };
  return (
    <Ground $landscape={landscape}>
      <picture>
        {cases(choice).flatMap(({ theme, shape, media }) =>
          offers(theme, shape).map((offer) => (
            <source key={`${theme}-${shape}-${offer.type}`} media={media} sizes={SIZES[shape]} {...PIXELS[shape]} {...offer} />
          )),
        )}
        <img
          src={useShipped ? SHIPPED.light.wide : undefined}
          alt=""
          {...PIXELS.wide}
          fetchPriority="high"
          onError={() => setUseShipped(true)}
        />
      </picture>
      {!useShipped && !isSunless && (
        <picture>
          {cases(choice).map(({ theme, shape, media }) => (
            <source key={`${theme}-${shape}`} media={media} srcSet={sun(theme, shape)} {...PIXELS[shape]} />
          ))}
          <img alt="" {...PIXELS.wide} onError={() => setIsSunless(true)} />
        </picture>
      )}
    </Ground>
  );
}
