import type { CategoryDraft, CategoryNode } from '@pusula/contracts';
import type { InputOf, ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';
import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { UnknownAction } from 'redux';
import type { Tree } from './tree.ts';

export type Impact = ReplyOf<'GET /admin/category/impact'>;
export type Revision = InputOf<'POST /admin/category/update'>['category'];
type Move = Revision & { parentId: string };
type Status = CategoryNode['status'];

/** The whole tree, inactive categories too. */
export const managedTree = resource('managedTree', 'GET /admin/category/list', { pick: (reply): Tree => reply.categories });

/** What deleting the category that is asked about would touch. */
export const deletionImpact = resource('deletionImpact', 'GET /admin/category/impact', {
  pick: (impact): Impact => impact,
  keeps: () => false,
});

export type CategoriesState = {
  /** The category that has just been added, or asked for by the notice about it: to be seen in the tree. Anew for each asking. */
  readonly revealed: { readonly id: string } | null;
  /** The last change made without a form: what another try repeats. */
  readonly attempt: UnknownAction | null;
};

const nothing: CategoriesState = { revealed: null, attempt: null };

const slice = createSlice({
  name: 'managedCategories',
  initialState: nothing,
  reducers: {
    created: (_state, _action: PayloadAction<CategoryDraft>) => undefined,
    edited: (_state, _action: PayloadAction<Revision>) => undefined,
    moved: (_state, _action: PayloadAction<Move>) => undefined,
    statusSet: (state, action: PayloadAction<{ id: string; status: Status }>): CategoriesState => ({ ...state, attempt: action }),
    placed: (state, action: PayloadAction<{ id: string; order: number }>): CategoriesState => ({ ...state, attempt: action }),
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
export const selectTree = (state: object): Tree | null => managedTree.select(state).data;
export const selectRevealed = ({ managedCategories }: WithCategories): CategoriesState['revealed'] => managedCategories.revealed;
export const selectAttempt = ({ managedCategories }: WithCategories): UnknownAction | null => managedCategories.attempt;

/** Request key of the forms: adding, editing, moving, deleting. One is open at a time. */
export const CATEGORY_SAVE = 'managedCategories/save';
/** Request key of what is done without a form: activating, deactivating, reordering, undoing. */
export const CATEGORY_CHANGE = 'managedCategories/change';
