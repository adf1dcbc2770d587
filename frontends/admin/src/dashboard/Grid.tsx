import { formatNumber, useTexts } from '@pusula/frontend-kit/i18n';
import { Label } from './Plot.styles.ts';

const percent = (place: number) => `${place}%`;

/** The round lines of a drawing, with their figures at the left. @param lines from nought upwards */
export function GridLabels({ lines }: { lines: readonly number[] }) {
  const { language } = useTexts('dashboard');
  const top = lines.at(-1) ?? 1;
  return lines.map((line) => (
    <Label key={line} data-at="left" style={{ top: percent(100 - (100 * line) / top) }}>
      {formatNumber(line, language)}
    </Label>
  ));
}

/** The same lines as the path of an SVG of 100 by 100. */
export const gridPath = (lines: readonly number[]): string =>
  lines.map((line) => `M0 ${100 - (100 * line) / (lines.at(-1) ?? 1)}H100`).join('');
