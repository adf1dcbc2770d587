import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectProof } from './proof.slice.ts';

const ProofDialog = lazy(() => import('./ProofDialog.tsx'));

/** Over whatever page made a call that needs a proof; loaded when the first one does. */
export function ProofLayer() {
  const { stage } = useSelector(selectProof);
  if (stage !== 'asked') return null;
  return (
    <Suspense>
      <ProofDialog />
    </Suspense>
  );
}
