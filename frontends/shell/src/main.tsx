import { addTexts } from '@pusula/frontend-kit/i18n';
import { createProduct, ProductProvider } from '@pusula/frontend-kit/remote';
import { session } from '@pusula/frontend-kit/session';
import { createRoot } from 'react-dom/client';
import { Layout } from './page/Layout.tsx';
import { fetchRemote, registerAll, registerAnew } from './remotes/federation.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { Territories } from './remotes/Territories.tsx';
import { admission, territoryOf } from './remotes/territory.ts';
import en from './texts.en.json';
import tr from './texts.tr.json';
import { registerWorker } from './worker/register-worker.ts';

registerAll();
const product = createProduct();
addTexts(product.i18n, { shell: { tr, en } });
// This browser kept who is signed in, and no more; the server knows the rest.
if (product.store.getState().session.isAuthenticated) product.store.dispatch(session.userShown());
const loader = createRemoteLoader({ fetch: fetchRemote, forget: registerAnew, add: product.add });
// The remote of the first page is on its way while React starts; its failure is shown where its screens would be.
const first = territoryOf(location.pathname);
if (admission(first, product.store.getState().session.summary?.userType ?? null) === 'welcome')
  loader.load(first.remote).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <ProductProvider product={product}>
    <Layout>
      <Territories loader={loader} />
    </Layout>
  </ProductProvider>,
);
registerWorker();
