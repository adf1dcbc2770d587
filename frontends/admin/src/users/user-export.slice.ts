import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import type { UserStatus, UserType } from '../console/user-kinds.ts';
import type { UsersAddress } from './users-address.ts';

/** Key of the API status. */
export const USER_EXPORT = 'users.export';

/** The words of the file, in the reader's language. */
export type SheetWords = {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly types: Readonly<Record<UserType, string>>;
  readonly statuses: Readonly<Record<UserStatus, string>>;
  readonly yes: string;
  readonly no: string;
};
export type ExportOrder = { readonly address: UsersAddress; readonly words: SheetWords };

export type UserExportState = {
  /** How many people are in the file so far; null when none is being made. */
  readonly collected: number | null;
};

const slice = createSlice({
  name: 'userExport',
  initialState: { collected: null } as UserExportState,
  reducers: {
    requested: (_state, _action: PayloadAction<ExportOrder>): UserExportState => ({ collected: 0 }),
    advanced: (_state, { payload }: PayloadAction<number>): UserExportState => ({ collected: payload }),
    cancelled: (): UserExportState => ({ collected: null }),
    ended: (): UserExportState => ({ collected: null }),
  },
});

export const userExport = slice.actions;
export const userExportReducer = slice.reducer;

type WithUserExport = { userExport: UserExportState };
export const selectUserExport = (state: WithUserExport) => state.userExport;
