import { useSelector } from 'react-redux';
import { lazyPart } from '../page/lazy-part.tsx';
import { selectProof } from './proof.slice.ts';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'));

/** Over whatever page made a call that needs a proof; loaded when the first one does. */
export function ProofLayer() {
  const { stage } = useSelector(selectProof);
  return stage === 'asked' ? <ProofDialog /> : null;
}
