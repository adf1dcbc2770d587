import { expect, it } from '@jest/globals';
import { ENDPOINTS } from '@pusula/contracts';
import { sampleInput } from './schema.ts';

it('shows examples that the contracts themselves take', () => {
  const refused = ENDPOINTS.filter(({ internal }) => !internal).flatMap((endpoint) => {
    const { success } = endpoint.input.safeParse(sampleInput(endpoint));
    return success ? [] : [endpoint.path];
  });
  expect(refused).toEqual([]);
});
