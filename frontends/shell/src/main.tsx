import { moduleAt, pageOwner } from '@pusula/contracts';
import { addTexts } from '@pusula/frontend-kit/i18n';
import { createProduct, ProductProvider, readRenderedPage } from '@pusula/frontend-kit/remote';
import { session } from '@pusula/frontend-kit/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Layout } from './page/Layout.tsx';
import { canEnter } from './remotes/can-enter.ts';
import { FailureBoundary } from './remotes/FailureBoundary.tsx';
import { fetchRemote, registerAll, registerAnew } from './remotes/federation.ts';
import { RemoteRouter } from './remotes/RemoteRouter.tsx';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { texts } from './texts.ts';

registerAll();
const rendered = readRenderedPage();
const product = createProduct(rendered);
addTexts(product.i18n, texts);
/** This browser kept who is signed in, and no more; the server knows the rest. */
const showUser = () => {
  if (product.store.getState().session.isAuthenticated) product.store.dispatch(session.userShown());
};
if (!rendered) showUser();
const takenOver = () => {
  product.takenOver();
  showUser();
};
const loader = createRemoteLoader({ fetch: fetchRemote, forget: registerAnew, add: product.add });
// The remote of the first page is on its way while React starts; its failure is shown where its screens would be.
const { needs } = pageOwner(location.pathname);
if (canEnter(needs, product.store.getState().session.summary?.userType ?? null) === 'allowed')
  loader.load(moduleAt(location.pathname)).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const page = (
  <ProductProvider product={{ ...product, takenOver }}>
    <FailureBoundary onRetry={() => location.reload()}>
      <Layout>
        <RemoteRouter loader={loader} />
      </Layout>
    </FailureBoundary>
  </ProductProvider>
);
if (rendered) hydrateRoot(root, page);
else createRoot(root).render(page);
