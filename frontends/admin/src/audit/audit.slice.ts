import type { AuditEntry } from '@pusula/contracts';
import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';

export type AuditFilter = Pick<InputOf<'GET /admin/audit/entries'>, 'action' | 'actorId' | 'subjectId'>;
export type Page = ReplyOf<'GET /admin/audit/entries'>;

/** Whether the log is as it was written. */
export const auditIntegrity = resource('auditIntegrity', 'GET /admin/audit/integrity', {
  pick: ({ entries, isIntact, firstBroken }) => ({ entries, isIntact, firstBroken }),
  keeps: () => false,
});

/** People who are called what was typed into a filter. */
export const auditPeople = resource('auditPeople', 'POST /admin/user/search', {
  pick: (reply) => reply.users,
  keeps: () => false,
  pauseMs: 250,
});

export type AuditState = {
  readonly filter: AuditFilter;
  /** Null until the server has told them. */
  readonly entries: readonly AuditEntry[] | null;
  /** What the deleted categories in them were called, by id. */
  readonly deletedCategories: Page['deletedCategories'];
  /** Entries whose undoing met a conflict: what only their owner knows to have changed since, the log cannot say of them. */
  readonly contested: readonly string[];
  /** Where older ones begin; null when there are none. */
  readonly next: string | null;
};

const nothing: AuditState = {
  filter: {},
  entries: null,
  deletedCategories: {},
  contested: [],
  next: null,
};

const slice = createSlice({
  name: 'auditLog',
  initialState: nothing,
  reducers: {
    /** Somebody looks at the log through a filter. */
    opened: (state, { payload: filter }: PayloadAction<AuditFilter>): AuditState => ({ ...state, filter, entries: null, next: null }),
    refreshed: () => undefined,
    loaded: (state, { payload: { entries, next, deletedCategories } }: PayloadAction<Page>): AuditState => ({
      ...state,
      entries,
      next,
      deletedCategories,
    }),
    olderRequested: () => undefined,
    olderLoaded: (state, { payload: { entries, next, deletedCategories } }: PayloadAction<Page>): AuditState => ({
      ...state,
      entries: [...(state.entries ?? []), ...entries],
      next,
      deletedCategories: { ...state.deletedCategories, ...deletedCategories },
    }),
    undoConfirmed: (_state, _action: PayloadAction<string>) => undefined,
    undoContested: (state, { payload: id }: PayloadAction<string>): AuditState => ({ ...state, contested: [...state.contested, id] }),
  },
});

export const auditLog = slice.actions;
export const auditLogReducer = slice.reducer;
type WithAudit = { auditLog: AuditState };
export const selectAudit = (state: WithAudit): AuditState => state.auditLog;

/** Request keys of the calls. */
export const AUDIT_ENTRIES = 'audit/entries';
export const AUDIT_OLDER = 'audit/older';
export const AUDIT_UNDO = 'audit/undo';
