import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router-dom';
import { createProduct, ProductProvider, type Remote } from '../remote/index.ts';
import { Waiting } from '../ui/Waiting.tsx';

const Screens = ({ remotes }: { remotes: readonly Remote[] }) => useRoutes(remotes.flatMap(({ routes }) => routes));

/** Runs what a front end exposes without the shell: `npm run dev -w @pusula/public`. Hot reload hands the new remotes to the result; the store stays. */
export function runAlone(remotes: readonly Remote[]) {
  const product = createProduct();
  const root = createRoot(document.getElementById('root') ?? document.body);
  const render = (current: readonly Remote[]) => {
    current.forEach(product.add);
    root.render(
      <ProductProvider product={product}>
        <Suspense fallback={<Waiting />}>
          <Screens remotes={current} />
        </Suspense>
      </ProductProvider>,
    );
  };
  render(remotes);
  return render;
}
