import type { AuditEntry, ListedUser } from '@pusula/contracts';
import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AuditFilter = Pick<InputOf<'GET /admin/audit/entries'>, 'action' | 'actorId' | 'subjectId'>;
export type Page = ReplyOf<'GET /admin/audit/entries'>;
export type Integrity = ReplyOf<'GET /admin/audit/integrity'>;

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
  readonly integrity: Integrity | null;
  /** People who are called what was typed into a filter. */
  readonly people: { readonly typed: string; readonly found: readonly ListedUser[] };
};

const nothing: AuditState = {
  filter: {},
  entries: null,
  deletedCategories: {},
  contested: [],
  next: null,
  integrity: null,
  people: { typed: '', found: [] },
};

const slice = createSlice({
  name: 'auditLog',
  initialState: nothing,
  reducers: {
    /** Somebody looks at the log through a filter. */
    opened: (state, { payload: filter }: PayloadAction<AuditFilter>): AuditState => ({ ...state, filter, entries: null, next: null }),
    refreshed: () => undefined,
    arrived: (state, { payload: { entries, next, deletedCategories } }: PayloadAction<Page>): AuditState => ({
      ...state,
      entries,
      next,
      deletedCategories,
    }),
    olderNeeded: () => undefined,
    olderArrived: (state, { payload: { entries, next, deletedCategories } }: PayloadAction<Page>): AuditState => ({
      ...state,
      entries: [...(state.entries ?? []), ...entries],
      next,
      deletedCategories: { ...state.deletedCategories, ...deletedCategories },
    }),
    undoConfirmed: (_state, _action: PayloadAction<string>) => undefined,
    undoContested: (state, { payload: id }: PayloadAction<string>): AuditState => ({ ...state, contested: [...state.contested, id] }),
    integrityAsked: (state): AuditState => ({ ...state, integrity: null }),
    integrityArrived: (state, { payload: integrity }: PayloadAction<Integrity>): AuditState => ({ ...state, integrity }),
    personTyped: (_state, _action: PayloadAction<string>) => undefined,
    peopleArrived: (state, { payload: people }: PayloadAction<AuditState['people']>): AuditState => ({ ...state, people }),
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
export const AUDIT_INTEGRITY = 'audit/integrity';
export const AUDIT_PEOPLE = 'audit/people';
