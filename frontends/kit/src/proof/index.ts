/** The proof that is asked for again before weighty calls. */
export { createProver } from './create-prover.ts';
export { ProofLayer } from './ProofLayer.tsx';
export { proofSaga } from './proof.saga.ts';
export { proofReducer } from './proof.slice.ts';
