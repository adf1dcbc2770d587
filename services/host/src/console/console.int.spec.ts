import { afterAll, beforeAll, describe } from '@jest/globals';
import { type ProductUnderTest, startProductUnderTest } from '../product.testing.ts';
import { adminsAtWork } from './admins-at-work.testing.ts';
import { bothSetUps, type Console, consoleOf } from './console.testing.ts';
import { liveChanges } from './live-changes.testing.ts';
import { populate } from './people.testing.ts';
import { waysIntoAccounts } from './ways-into-accounts.testing.ts';

describe.each(bothSetUps('console'))('the whole product, %s', (_, env) => {
  let product: ProductUnderTest;
  let visits: Console;
  beforeAll(async () => {
    product = await startProductUnderTest({ env, prepare: populate });
    visits = await consoleOf(product);
  });
  afterAll(() => product?.stop());

  describe('the ways into its accounts:', () => waysIntoAccounts(() => ({ product, visits })));
  describe('its console', () => adminsAtWork(() => ({ product, visits })));
  describe('what an admin changes shows to everybody:', () => liveChanges(() => ({ product, visits }), 15_000));
});
