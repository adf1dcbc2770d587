import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { FONT_WEIGHTS } from './font-ranges.ts';

const FRONTENDS = resolve(__dirname, '../../..');
const isSource = (path: string) => /\/src\/.*\.tsx?$/.test(path) && !/node_modules|dist|\.cache|\.spec\./.test(path);
const sources = readdirSync(FRONTENDS, { recursive: true, encoding: 'utf8' }).filter(isSource);

function weightsIn(...patterns: readonly RegExp[]): number[] {
  const text = sources.map((path) => readFileSync(join(FRONTENDS, path), 'utf8')).join('\n');
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, weight]) => Number(weight)));
}
const rangeOf = (weights: readonly number[]) => [Math.min(...weights), Math.max(...weights)];

it('the files of Fraunces are cut to the weights that styles ask for', () => {
  expect(rangeOf(weightsIn(/(\d{3}) [^;'"`]*var\(--serif\)/g))).toEqual([...FONT_WEIGHTS.fraunces]);
});

it('so are those of Figtree', () => {
  expect(rangeOf(weightsIn(/(\d{3}) [^;'"`]*var\(--sans\)/g, /font-weight: (\d{3})/g))).toEqual([...FONT_WEIGHTS.figtree]);
});
