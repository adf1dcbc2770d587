import { expect, it } from '@jest/globals';
import { AxiosError } from 'axios';
import { failureOfNetwork } from './read-failure.ts';

it.each([
  ['ECONNABORTED', 'errors.timeout'],
  ['ETIMEDOUT', 'errors.timeout'],
  ['ERR_NETWORK', 'errors.network'],
])('tells %s as %s', (code, fallback) => {
  expect(failureOfNetwork(new AxiosError('x', code)).problem).toMatchObject({ kind: 'NETWORK_ERROR', fallback });
});
