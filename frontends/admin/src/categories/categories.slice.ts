import type { CategoryDraft, CategoryNode } from '@pusula/contracts';
import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { placedAt, type Tree } from './tree.ts';

export type Impact = ReplyOf<'GET /admin/category/impact'>;
export type Revision = InputOf<'POST /admin/category/update'>['category'];
type Move = Revision & { parentId: string };
type Status = CategoryNode['status'];

export type CategoriesState = {
  /** Null until it was loaded. */
  readonly tree: Tree | null;
  /** What deleting the category that is asked about would touch. */
  readonly impact: { readonly id: string; readonly found: Impact } | null;
  /** The category that has just been added, or asked for by the notice about it: to be seen in the tree. Anew for each asking. */
  readonly revealed: { readonly id: string } | null;
  /** The last change made without a form: what another try repeats. */
  readonly attempt: UnknownAction | null;
};

const nothing: CategoriesState = { tree: null, impact: null, revealed: null, attempt: null };

const slice = createSlice({
  name: 'managedCategories',
  initialState: nothing,
  reducers: {
    /** Somebody looks at the tree, or needs the names in it. */
    needed: () => undefined,
    arrived: (state, { payload: tree }: PayloadAction<Tree>): CategoriesState => ({ ...state, tree }),
    created: (_state, _action: PayloadAction<CategoryDraft>) => undefined,
    edited: (_state, _action: PayloadAction<Revision>) => undefined,
    moved: (_state, _action: PayloadAction<Move>) => undefined,
    statusSet: (state, action: PayloadAction<{ id: string; status: Status }>): CategoriesState => ({ ...state, attempt: action }),
    placed: (state, action: PayloadAction<{ id: string; order: number }>): CategoriesState => ({
      ...state,
      attempt: action,
      tree: state.tree && placedAt(state.tree, action.payload.id, action.payload.order),
    }),
    deletionAsked: (state, _action: PayloadAction<string>): CategoriesState => ({ ...state, impact: null }),
    impactArrived: (state, { payload: impact }: PayloadAction<CategoriesState['impact']>): CategoriesState => ({ ...state, impact }),
    deleted: (_state, _action: PayloadAction<{ id: string; targetId?: string }>) => undefined,
    /** The notice's Undo, by the entry of the audit log. */
    undone: (state, action: PayloadAction<string>): CategoriesState => ({ ...state, attempt: action }),
    revealed: (state, { payload: id }: PayloadAction<string>): CategoriesState => ({ ...state, revealed: { id } }),
    revealEnded: (state): CategoriesState => ({ ...state, revealed: null }),
  },
});

export const categories = slice.actions;
export const categoriesReducer = slice.reducer;
type WithCategories = { managedCategories: CategoriesState };
export const selectTree = ({ managedCategories }: WithCategories): Tree | null => managedCategories.tree;
export const selectImpact = ({ managedCategories }: WithCategories): CategoriesState['impact'] => managedCategories.impact;
export const selectRevealed = ({ managedCategories }: WithCategories): CategoriesState['revealed'] => managedCategories.revealed;
export const selectAttempt = ({ managedCategories }: WithCategories): UnknownAction | null => managedCategories.attempt;

/** Request keys of the calls. */
export const CATEGORY_TREE = 'managedCategories/tree';
/** Of the forms: adding, editing, moving, deleting. One is open at a time. */
export const CATEGORY_SAVE = 'managedCategories/save';
/** Of what is done without a form: activating, deactivating, reordering, undoing. */
export const CATEGORY_CHANGE = 'managedCategories/change';
export const CATEGORY_IMPACT = 'managedCategories/impact';
