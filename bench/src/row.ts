import type { Figure } from './measuring/figure.ts';

/** What a ratio or a figure has to reach. Ratios are ours divided by the opponent's. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

/** Ours beside an opponent, both from this run. */
export type Comparison = {
  readonly what: string;
  readonly unit: string;
  readonly ours: Figure;
  /** Left out when the aim is a figure of its own, such as seconds to ready. */
  readonly opponent?: { readonly name: string; readonly figure: Figure };
  /** Left out when the bar names none. */
  readonly aim?: Aim;
};

/** What has an aim: ours divided by the opponent's, or ours where there is none. */
export const ratioOf = ({
  ours,
  opponent,
}: Pick<Comparison, 'ours'> & { readonly opponent?: Comparison['opponent'] | undefined }): number =>
  opponent ? ours.median / opponent.figure.median : ours.median;

export type Measured = {
  readonly comparisons: readonly Comparison[];
  /** What a reader must know to judge the figures, one sentence each. */
  readonly notes?: readonly string[];
  /** Further tables, in Markdown. */
  readonly details?: string;
};

export type Effort = { readonly rounds: number; readonly seconds: number; readonly quick: boolean };

export type Row = {
  /** As in `make bench rows=gateway,search`. */
  readonly name: string;
  readonly title: string;
  /** Measured only when it is named. */
  readonly takesLong?: boolean;
  /** A word of what is missing on this machine, or undefined when the row can be measured. */
  readonly missing?: () => Promise<string | undefined>;
  readonly measure: (effort: Effort, say: (line: string) => void) => Promise<Measured>;
};
