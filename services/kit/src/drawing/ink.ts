import { type PortraitGround, SHARING_PICTURE_SIZE } from '@pusula/contracts';

/** The product's colours on paper, as the design tokens of the front ends have them. Saffron is the needle's alone. */
export const COLOURS = {
  paper: '#f6f2ea',
  ink: '#12323b',
  secondInk: '#3b575e',
  meta: '#50676c',
  rule: '#12323b24',
  strongRule: '#12323b52',
  saffron: '#e3a01c',
} as const;
/** Behind portraits. */
export const GROUNDS: Record<PortraitGround, string> = {
  sage: '#cdd8c9',
  sand: '#ead8b6',
  clay: '#e4c3ab',
  mist: '#c2d5d5',
  dusk: '#c5c9cf',
};

export const CANVAS = SHARING_PICTURE_SIZE;
export const MARGIN = 76;
