import type { IndexRun } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type IndexStatus = ReplyOf<'GET /admin/operations/index'>;
/** What can be started: embeddings from the categories' screen, a rebuild from the index's. Both make the index again. */
export type RunKind = 'embeddings' | 'rebuild';

export type IndexRunState = {
  /** Null until the server has told it. */
  readonly status: IndexStatus | null;
  /** The last run, going on or ended. */
  readonly run: IndexRun | null;
};

const nothing: IndexRunState = { status: null, run: null };

/** An answer that was under way when a run began knows only of the one before. Ids grow with time. */
const newer = (known: IndexRun | null, told: IndexRun | null): IndexRun | null => (known && (!told || told.id < known.id) ? known : told);

const slice = createSlice({
  name: 'indexRun',
  initialState: nothing,
  reducers: {
    /** Somebody looks, or wants another try. A run that is going on is followed until they leave. */
    watched: () => undefined,
    left: () => undefined,
    statusArrived: ({ run }, { payload: status }: PayloadAction<IndexStatus>): IndexRunState => ({ status, run: newer(run, status.run) }),
    requested: (_state, _action: PayloadAction<RunKind>) => undefined,
    /** Started here, or going on already and joined. */
    started: (state, { payload: run }: PayloadAction<IndexRun>): IndexRunState => ({ ...state, run }),
  },
});

export const indexRun = slice.actions;
export const indexRunReducer = slice.reducer;
type WithRun = { indexRun: IndexRunState };
export const selectIndexStatus = (state: WithRun): IndexStatus | null => state.indexRun.status;
export const selectRun = (state: WithRun): IndexRun | null => state.indexRun.run;

/** Request keys of the calls. */
export const INDEX_STATUS = 'operations/index';
export const INDEX_START = 'operations/indexStart';
