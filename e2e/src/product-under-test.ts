import type { Product } from './running-product.ts';

/** What workers need to know of the product, which runs in none of them. */
type Facts = Pick<Product, 'url' | 'databaseServerUrl'>;

const VARIABLE = 'PUSULA_UNDER_TEST';

/** Global set-up writes it down in its environment, which workers inherit. */
export function announceProduct({ url, databaseServerUrl }: Facts): void {
  process.env[VARIABLE] = JSON.stringify({ url, databaseServerUrl } satisfies Facts);
}

/** @throws in a process that global set-up did not start */
export function productUnderTest(): Facts {
  const facts = process.env[VARIABLE];
  if (!facts) throw new Error('no product was started for this test');
  return JSON.parse(facts) as Facts;
}
