import { LANGUAGES } from '@pusula/contracts';
import { byPart, type ScorePart } from './part-scores.ts';
import type { ScoreWindow } from './score-window.ts';

/** Sums of 32-bit gains may be that much larger than their bounds say. */
export const ROUNDING = 1.0001;

/** Documents that gain by one thing that a query asks for. Read once, from the first document to the last. */
export type GainList = {
  /** Adds to those that lie in the window; windows come in their order. */
  addTo(window: ScoreWindow): void;
  /** The documents of the list, in their order. */
  documents(): Iterable<number>;
  /** Left out where a document's gain cannot be had without reading the list. */
  readonly direct?: DirectGains;
};

/** Gains that are found by document: those of words that are nearly everywhere, which tell little and take long to read. */
export type DirectGains = {
  readonly part: ScorePart;
  /** More than any document gains. */
  readonly bound: number;
  gainOf(document: number): number;
};

/** The most that a document gains by all of them. */
export function boundOf(gains: readonly DirectGains[]): number {
  const sums = byPart((part) => gains.reduce((sum, gain) => (gain.part === part ? sum + gain.bound : sum), 0));
  return Math.max(...LANGUAGES.map((language) => sums[language])) + sums.rest;
}
