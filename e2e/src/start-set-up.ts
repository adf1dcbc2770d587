import { setUps } from './product.ts';
import { announceProduct } from './product-under-test.ts';

/** Starts the product that SET_UP names, once for all workers, in the process that outlives them. @returns what stops it */
export default async function startSetUp(): Promise<() => Promise<void>> {
  const setUp = setUps.find(({ name }) => (name === 'embedded') === (process.env.SET_UP !== 'separate'));
  if (!setUp) throw new Error('SET_UP=separate needs AMQP_URL and ELASTICSEARCH_URL, and no PRODUCT_URL');
  const product = await setUp.start();
  announceProduct(product);
  return product.stop;
}
