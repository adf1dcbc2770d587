import { createProduct, ProductProvider } from '@pusula/frontend-kit/remote';
import { createRoot } from 'react-dom/client';
import { Layout } from './layout/Layout.tsx';
import { setUpFederation } from './remotes/federation.ts';
import { Territories } from './remotes/Territories.tsx';

setUpFederation();
const product = createProduct();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <ProductProvider product={product}>
    <Layout>
      <Territories product={product} />
    </Layout>
  </ProductProvider>,
);
