import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router-dom';
import { createProduct, ProductProvider, type Remote } from '../remote/index.ts';

const Screens = ({ remote }: { remote: Remote }) => useRoutes([...remote.routes]);

/** Runs a remote without the shell: `npm run dev -w @pusula/public`. Hot reload hands over the new remote and keeps the store. */
export function runAlone(remote: Remote) {
  const product = createProduct();
  product.add(remote);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (current: Remote) =>
    root.render(
      <ProductProvider product={product}>
        <Suspense>
          <Screens remote={current} />
        </Suspense>
      </ProductProvider>,
    );
  render(remote);
  return render;
}
