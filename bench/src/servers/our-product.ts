import { setUps } from '@pusula/e2e/product';

/** The product as `make start` runs it, with the demo's people and a data folder of its own. */
export function startOurProduct() {
  const [embedded] = setUps;
  if (!embedded) throw new Error('there is no embedded set-up');
  return embedded.start();
}
