import type { Product, Remote } from '@pusula/frontend-kit/remote';
import { lazy, Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { fetchRemote } from './federation.ts';

const Screens = ({ remote }: { remote: Remote }) => useRoutes([...remote.routes]);

export function Territories({ product }: { product: Product }) {
  return (
    <Suspense>
      <Public product={product} />
    </Suspense>
  );
}

const Public = lazy(async () => {
  const remote = await fetchRemote('public');
  return {
    default: ({ product }: { product: Product }) => {
      product.add(remote);
      return <Screens remote={remote} />;
    },
  };
});
