import { expect, it } from '@jest/globals';
import { areaBelow, gridLines, lineThrough, placesOf, runsOf, spreadOut } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [41, [0, 20, 40, 60]],
  [387, [0, 100, 200, 300, 400]],
  [1_026, [0, 500, 1_000, 1_500]],
  [100_000, [0, 50_000, 100_000]],
])('a chart up to %i has round lines from nought to at least that', (greatest, lines) => {
  expect(gridLines(greatest)).toEqual(lines);
});

it('a line goes from edge to edge, nought at the bottom', () => {
  expect(lineThrough(placesOf([0, 5, 10], 10))).toBe('M0.00 100.00L50.00 50.00L100.00 0.00');
  expect(placesOf([4], 8)).toEqual([{ x: 100, y: 50 }]);
});

it('a line ends where nobody counted, and begins anew; of a single day it is a dot', () => {
  const isKept = (one: number) => one > 0;
  expect(runsOf([0, 1, 2, 0, 0, 3, 0], isKept)).toEqual([[1, 2], [3]]);
  expect([runsOf([], isKept), runsOf([0], isKept), runsOf([1], isKept)]).toEqual([[], [], [[1]]]);
  expect(lineThrough([{ x: 20, y: 50 }])).toBe('M20.00 50.00h0');
});

it('an area lies below its own line alone', () => {
  const line = [
    { x: 20, y: 50 },
    { x: 40, y: 10 },
  ];
  expect(areaBelow(line)).toBe('M20.00 50.00L40.00 10.00L40.00 100L20.00 100Z');
});

it('labels of values that are near each other do not cover each other, and keep their order', () => {
  expect(spreadOut([10, 60, 12], 8)).toEqual([10, 60, 18]);
  expect(spreadOut([50, 50, 50], 8)).toEqual([50, 58, 66]);
  expect(spreadOut([100, 99, 20], 8)).toEqual([100, 92, 20]);
});
