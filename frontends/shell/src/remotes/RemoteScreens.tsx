import { Waiting } from '@pusula/frontend-kit/ui';
import { Suspense, use, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { NotFound } from '../page/NotFound.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';

type RemoteProps = { module: string; loader: RemoteLoader };

/** The screens of one module of a remote. If it cannot be loaded or breaks, the rest of the page stays. */
export const RemoteScreens = ({ module, loader }: RemoteProps) => (
  <FailureBoundary key={module} onRetry={() => loader.retry(module)}>
    <Suspense fallback={<Waiting />}>
      <Screens module={module} loader={loader} />
    </Suspense>
  </FailureBoundary>
);

function Screens({ module, loader }: RemoteProps) {
  const { routes } = use(loader.load(module));
  // The screens are there and, once they have rendered what only a browser knows, answer: what was pressed before is done now (kit/assets/start.js).
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('pusula:interactive')));
    return () => clearTimeout(timer);
  }, []);
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
