import type { PortraitGround } from '@pusula/contracts';
import type { Look } from './person.ts';

/** The line that everything is drawn with, and the paper colour for hair bands and lining. */
export const INK = '#10313a';
export const LINEN = '#d9cdb4';

const FAIR = ['#f1d6bd', '#efd0b4', '#efcfb6', '#e9c3a2'];
const WARM = ['#e6bf9c', '#e3b98f', '#d9ab84', '#cf9d76'];

/** Skin by hair: fair hair goes with fair skin. */
export const SKIN: Record<Look['hairColour'], readonly string[]> = {
  black: [...FAIR, ...WARM],
  brown: [...FAIR, ...WARM],
  grey: [...FAIR, ...WARM],
  auburn: FAIR,
  blond: FAIR,
};

/** Cloth, each with the grounds that it would sink into. */
export const CLOTH: readonly { colour: string; not: readonly PortraitGround[] }[] = [
  { colour: '#2f6670', not: [] },
  { colour: '#1f4d58', not: [] },
  { colour: '#486b5f', not: [] },
  { colour: '#7f9c8d', not: ['sage'] },
  { colour: '#a9b59a', not: ['sage'] },
  { colour: '#8ea7a6', not: ['mist', 'dusk'] },
  { colour: '#6d7f8f', not: ['dusk'] },
  { colour: '#f3ead9', not: [] },
  { colour: '#d9cdb4', not: ['sand'] },
  { colour: '#e2c9a6', not: ['sand', 'clay'] },
  { colour: '#c9a15a', not: ['sand'] },
  { colour: '#c98a55', not: ['clay'] },
  { colour: '#b9674a', not: ['clay'] },
  { colour: '#8c5a4a', not: [] },
];

export const HAIR_COLOURS: Record<Look['hairColour'], readonly string[]> = {
  black: ['#17313a', '#23211f', '#2b2523'],
  brown: ['#3a2a26', '#4a3328', '#5b3424', '#6b4a33'],
  auburn: ['#6d4026', '#7d3f25', '#8a4b2c'],
  blond: ['#c9a15a', '#b98f4e', '#d1b06f'],
  grey: ['#8a8681', '#8b8d88', '#a3a09a', '#b9b6ae'],
};

/** Head scarves: plain cloth with an under-scarf that shows as a narrow band. */
export const SCARVES = [
  { cloth: '#2f6670', band: '#d9cdb4' },
  { cloth: '#b9674a', band: '#f3ead9' },
  { cloth: '#7f9c8d', band: '#1f4d58' },
  { cloth: '#8c5a4a', band: '#e2c9a6' },
  { cloth: '#c9a15a', band: '#8c5a4a' },
  { cloth: '#6d7f8f', band: '#f3ead9' },
  { cloth: '#1f4d58', band: '#c98a55' },
  { cloth: '#b08d8a', band: '#f3ead9' },
  { cloth: '#d9cdb4', band: '#8c5a4a' },
  { cloth: '#486b5f', band: '#d9cdb4' },
] as const;
