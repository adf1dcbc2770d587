import { expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { OPEN_TO_VISITORS } from './visitor-calls.ts';

const isEndpoint = (value: unknown): value is contracts.Endpoint => typeof value === 'object' && value !== null && 'route' in value;

it('a visitor may make the calls that the contracts open to public tokens, and no others', () => {
  const open = Object.values<unknown>(contracts)
    .filter(isEndpoint)
    .filter(({ tokens, internal }) => tokens.includes('Public') && !internal)
    .map(({ route }) => route);
  expect([...OPEN_TO_VISITORS].sort()).toEqual(open.sort());
});
