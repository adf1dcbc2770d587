import { Waiting } from '@pusula/frontend-kit/ui';
import { Suspense, use, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { NotFound } from '../page/NotFound.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';

type RemoteProps = { name: string; loader: RemoteLoader };

/** The screens of one remote. If it cannot be loaded or breaks, the rest of the page stays. */
export const RemoteScreens = ({ name, loader }: RemoteProps) => (
  <FailureBoundary key={name} onRetry={() => loader.retry(name)}>
    <Suspense fallback={<Waiting />}>
      <Screens name={name} loader={loader} />
    </Suspense>
  </FailureBoundary>
);

function Screens({ name, loader }: RemoteProps) {
  const { routes } = use(loader.load(name));
  // The screens are there and, once they have rendered what only a browser knows, answer: what was pressed before is done now (kit/assets/start.js).
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('pusula:interactive')));
    return () => clearTimeout(timer);
  }, []);
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
