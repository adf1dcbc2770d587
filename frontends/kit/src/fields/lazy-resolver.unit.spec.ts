import { expect, it } from '@jest/globals';
import type { Resolver } from 'react-hook-form';
import { lazyResolver } from './lazy-resolver.ts';

type Fields = { readonly email: string };
const refuse: Resolver<Fields> = () => ({ values: {}, errors: { email: { type: 'custom', message: 'INVALID_EMAIL' } } });
const check = (resolver: Resolver<Fields>) => resolver({ email: 'a' }, undefined, { fields: {}, shouldUseNativeValidation: false });

it('loads the rules with the first check, and checks by them', async () => {
  let loads = 0;
  const resolver = lazyResolver<Fields>(async () => {
    loads += 1;
    return { resolver: refuse };
  });
  expect(loads).toBe(0);
  expect((await check(resolver)).errors.email?.message).toBe('INVALID_EMAIL');
});

it('leaves the check to the server where the rules cannot be loaded, and tries again with the next one', async () => {
  const answers: (() => Promise<{ resolver: Resolver<Fields> }>)[] = [
    () => Promise.reject(new Error('ChunkLoadError')),
    () => Promise.resolve({ resolver: refuse }),
  ];
  const resolver = lazyResolver<Fields>(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect(await check(resolver)).toEqual({ values: { email: 'a' }, errors: {} });
  expect((await check(resolver)).errors.email?.message).toBe('INVALID_EMAIL');
});
