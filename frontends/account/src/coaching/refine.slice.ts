import type { INFORMATION_TYPES, Language } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type RefinedType = (typeof INFORMATION_TYPES)[number];
type Reply = ReplyOf<'POST /ai/refine'>;

/** A suggestion, and the text that it was made for. */
export type Suggestion = {
  readonly of: string;
  readonly text: string;
  readonly language: Language;
  readonly source: Reply['source'];
  readonly doubts: Reply['doubts'];
};
/** What is there of a suggestion that is being written. */
type Draft = Pick<Suggestion, 'of' | 'text'>;
/** `isReminded`: its writer wanted to go on without deciding, and was told once. */
type Refinement = { readonly draft: Draft | null; readonly suggestion: Suggestion | null; readonly isReminded: boolean };
export type RefineState = Readonly<Record<RefinedType, Refinement>>;

type About<T = object> = PayloadAction<T & { type: RefinedType }>;

const none: Refinement = { draft: null, suggestion: null, isReminded: false };
const forget = (state: RefineState, { payload: type }: PayloadAction<RefinedType>): RefineState => ({ ...state, [type]: none });

const slice = createSlice({
  name: 'refine',
  initialState: { Headline: none, Bio: none } as RefineState,
  reducers: {
    asked: (state, { payload: { type, text } }: About<{ text: string; language: Language }>): RefineState => ({
      ...state,
      [type]: { ...none, draft: { of: text, text: '' } },
    }),
    /** It has come so far. */
    grew: (state, { payload: { type, text } }: About<{ text: string }>): RefineState => {
      const { draft } = state[type];
      return draft ? { ...state, [type]: { ...none, draft: { ...draft, text } } } : state;
    },
    suggested: (state, { payload: { type, suggestion } }: About<{ suggestion: Suggestion }>): RefineState => ({
      ...state,
      [type]: { ...none, suggestion },
    }),
    reminded: (state, { payload: type }: PayloadAction<RefinedType>): RefineState => ({
      ...state,
      [type]: { ...state[type], isReminded: true },
    }),
    /** Nothing came of it. */
    failed: forget,
    /** The writer waits no longer. */
    stopped: forget,
    /** Taken over or declined. */
    settled: forget,
  },
});

export const refine = slice.actions;
export const refineReducer = slice.reducer;
export const selectRefinement =
  (type: RefinedType) =>
  (state: { refine: RefineState }): Refinement =>
    state.refine[type];

/** What waits for its writer's choice, and has not been reminded of. @param texts as they stand in their fields */
export const selectUndecided =
  (texts: Readonly<Record<RefinedType, string>>) =>
  ({ refine: state }: { refine: RefineState }): RefinedType | undefined =>
    (Object.keys(texts) as RefinedType[]).find((type) => {
      const { suggestion, isReminded } = state[type];
      return suggestion !== null && !isReminded && suggestion.of === texts[type] && suggestion.text.trim() !== texts[type].trim();
    });

/** Request key of the call about one of the texts. */
export const refineKey = (type: RefinedType): string => `coaching/refine/${type}`;
