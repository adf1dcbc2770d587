import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { ENDPOINTS } from './index.ts';

/** What a call would be named after that helps somebody remember, or asks what others know of them. */
const HELP = /hint|reminder|secret.?question|security.?question|mother|maiden|answer/i;

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
};

it('no call takes or gives a hint at a password, or asks a question in its place', () => {
  const names = ENDPOINTS.flatMap(({ route, input, reply }) => [
    route,
    ...[input, reply].flatMap((shape) => namesIn(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))),
  ]);
  expect(names).toEqual(expect.arrayContaining(['POST /auth/login', 'password', 'currentPassword']));
  expect(names.filter((name) => HELP.test(name))).toEqual([]);
});
