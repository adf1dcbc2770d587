import type { Store } from 'redux';
import { type ProofState, proof, selectProof } from './proof.slice.ts';

type ProvingStore = Pick<Store<{ proof: ProofState }>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * Asks whoever is signed in to prove themself; calls that need it at the same time share the question.
 * @returns a function that resolves with whether they did
 */
export function createProver(store: () => ProvingStore): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= proved(store()).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

function proved({ dispatch, getState, subscribe }: ProvingStore): Promise<boolean> {
  dispatch(proof.asked());
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      const { stage } = selectProof(getState());
      if (stage === 'asked') return;
      stop();
      resolve(stage === 'proven');
    });
  });
}
