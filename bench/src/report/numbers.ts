import type { Figure } from '../measuring/figure.ts';
import type { Aim } from '../row.ts';

/** Three figures that mean something: 12 345, 123, 12.3, 0.123. */
export function plain(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 || size === 0 ? 0 : Math.min(3, 2 - Math.floor(Math.log10(size)));
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d)(?!.*\.))/g, ' ');
}

/** The median, and in brackets how far the measurements went. */
export const withSpread = ({ median, min, max }: Figure, unit: string): string =>
  min === max ? `${plain(median)} ${unit}` : `${plain(median)} ${unit} (${plain(min)}–${plain(max)})`;

export const aimText = (aim: Aim | undefined, suffix: string): string => {
  if (!aim) return '–';
  return 'atLeast' in aim ? `at least ${plain(aim.atLeast)}${suffix}` : `at most ${plain(aim.atMost)}${suffix}`;
};

export const reaches = (value: number, aim: Aim): boolean => ('atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost);
