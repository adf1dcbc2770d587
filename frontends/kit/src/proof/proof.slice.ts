import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { ReplyOf } from '../api/index.ts';
import { session } from '../session/session.slice.ts';

type Question = Pick<ReplyOf<'POST /auth/proof-options'>, 'method' | 'options'>;

export type ProofState = {
  /** `asked`: a call waits for its sender to prove themself. The others say how that ended. */
  readonly stage: 'none' | 'asked' | 'proven' | 'dismissed';
  /** Null until the server has said how. */
  readonly question: Question | null;
};

const dismissed: ProofState = { stage: 'dismissed', question: null };

const slice = createSlice({
  name: 'proof',
  initialState: { stage: 'none', question: null } as ProofState,
  reducers: {
    asked: (): ProofState => ({ stage: 'asked', question: null }),
    questionArrived: (state, { payload }: PayloadAction<Question>) => ({ ...state, question: payload }) as ProofState,
    passwordGiven: (_state, _action: PayloadAction<string>) => undefined,
    passkeyChosen: () => undefined,
    proven: (): ProofState => ({ stage: 'proven', question: null }),
    dismissed: () => dismissed,
  },
  extraReducers: (builder) => {
    // Nobody is left who could prove anything.
    builder.addCase(session.signedOut, () => dismissed).addCase(session.ended, () => dismissed);
  },
});

export const proof = slice.actions;
export const proofReducer = slice.reducer;
export const selectProof = (state: { proof: ProofState }): ProofState => state.proof;

/** Request keys of the calls. */
export const PROOF_QUESTION = 'proof/question';
export const PROOF = 'proof/given';
