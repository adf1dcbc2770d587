import { describe, expect, it } from '@jest/globals';
import { NEARNESS } from '../analysis/weights.ts';
import { between, dot, fromBytes, normalised, toBytes } from '../index/vector.ts';
import { spreadEvenly } from '../spread-evenly.ts';
import { coachVector } from './coach-vectors.ts';
import { nearnessOf, topicality } from './nearness.ts';

const vector = (...values: number[]) => normalised(values) as Float32Array;

describe('vectors', () => {
  it('have length 1, and none is made of what has no direction', () => {
    expect(dot(vector(3, 4, 0, 12, 84), vector(3, 4, 0, 12, 84))).toBeCloseTo(1, 6);
    for (const bad of [[0, 0], [Number.NaN, 1], [Number.POSITIVE_INFINITY, 1], []]) expect(normalised(bad)).toBeUndefined();
  });

  it('come back from the database as they went', () => {
    const one = vector(0.1, -0.2, 0.7);
    expect(fromBytes(toBytes(one))).toEqual(one);
    expect(fromBytes(Buffer.concat([Buffer.of(1), toBytes(one)]).subarray(1))).toEqual(one);
  });

  it('have a direction between them, unless they cancel out', () => {
    expect(between([vector(1, 0), vector(0, 1)])).toEqual(vector(1, 1));
    expect(between([vector(1, 0), vector(-1, 0)])).toBeUndefined();
    expect(between([])).toBeUndefined();
  });
});

it('a coach is between what they say and what their categories are about, and what there is of it', () => {
  const [said, topic] = [vector(1, 0), vector(0, 1)];
  expect(coachVector([said], [topic])).toEqual(vector(1, 1));
  expect(coachVector([said, said], [])).toEqual(said);
  expect(coachVector([], [topic])).toEqual(topic);
  expect(coachVector([], [])).toBeUndefined();
});

it('takes sentences at even distances, and all of a short list', () => {
  expect(spreadEvenly([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(spreadEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
});

describe('how near a query is', () => {
  const SIZE = 8;
  const axis = (at: number, ...more: [number, number][]) =>
    vector(...Array.from({ length: SIZE }, (_, place) => (place === at ? 1 : (more.find(([other]) => other === place)?.[1] ?? 0))));
  const topics = Array.from({ length: 6 }, (_, at) => ({ vector: axis(at), cohesion: 0.8 }));
  const coaches = Array.from({ length: 60 }, (_, at) => axis(at % 6, [6, 0.2]));
  const reference = { space: { model: 'test', dimension: SIZE }, topics, coaches };

  it('is measured by the categories’ own sentences', () => {
    expect(topicality(axis(0), topics)).toBe(1);
    expect(topicality(axis(7), topics)).toBe(0);
    expect(topicality(axis(7, [0, 0.4]), topics)).toBeGreaterThan(0);
    expect(topicality(axis(7), topics.slice(0, 2))).toBe(1);
  });

  it('gives those nothing who are as near as the average coach, and all of it to those far nearer', () => {
    const near = nearnessOf(axis(0), reference);
    const similarities = coaches.map((coach) => dot(axis(0), coach));
    expect(near?.average).toBeCloseTo(similarities.reduce((sum, one) => sum + one, 0) / coaches.length, 5);
    expect(near?.full).toBeGreaterThan(near?.average ?? 1);
    expect(near).toMatchObject({ weight: NEARNESS.weight, vector: { space: 'test/8' } });
  });

  it('says nothing about none of the categories, of another size, or without coaches to compare with', () => {
    expect(nearnessOf(axis(7), reference)).toBeUndefined();
    expect(nearnessOf(vector(1, 0), reference)).toBeUndefined();
    expect(nearnessOf(axis(0), { ...reference, coaches: coaches.slice(0, 1) })).toBeUndefined();
    expect(nearnessOf(axis(0), { ...reference, coaches: [axis(0), axis(0)] })).toBeUndefined();
  });
});
