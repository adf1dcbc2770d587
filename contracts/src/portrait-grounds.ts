import { chanceOfId } from './ids.ts';

/** The tinted papers behind portraits; each theme has its own colour for each. */
export const PORTRAIT_GROUNDS = ['sage', 'sand', 'clay', 'mist', 'dusk'] as const;
export type PortraitGround = (typeof PORTRAIT_GROUNDS)[number];

/** Pure: the paper behind somebody's portrait, always the same for the same person. */
export function portraitGroundOf(id: string): PortraitGround {
  const sum = [...chanceOfId(id)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return PORTRAIT_GROUNDS[sum % PORTRAIT_GROUNDS.length] ?? 'sage';
}
