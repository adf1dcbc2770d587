import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router-dom';
import { createProduct, ProductProvider, type Remote } from '../remote/index.ts';
import { Waiting } from '../ui/Waiting.tsx';

const Screens = ({ remote }: { remote: Remote }) => useRoutes([...remote.routes]);

/** Runs a remote without the shell: `npm run dev -w @pusula/public`. Hot reload hands the new remote to the result; the store stays. */
export function runAlone(remote: Remote) {
  const product = createProduct();
  const root = createRoot(document.getElementById('root') ?? document.body);
  const render = (current: Remote) => {
    product.add(current);
    root.render(
      <ProductProvider product={product}>
        <Suspense fallback={<Waiting />}>
          <Screens remote={current} />
        </Suspense>
      </ProductProvider>,
    );
  };
  render(remote);
  return render;
}
