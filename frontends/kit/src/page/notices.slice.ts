import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A short message that floats above the page and goes by itself. Text keys may name their namespace: `search:shared`. */
export type Notice = {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** One thing to do about it, such as taking the step back. */
  readonly action?: { readonly label: string; readonly dispatch: UnknownAction };
};

const slice = createSlice({
  name: 'notices',
  initialState: [] as readonly Notice[],
  reducers: {
    shown: {
      prepare: (notice: Omit<Notice, 'id' | 'tone'> & Partial<Pick<Notice, 'tone'>>) => ({
        payload: { id: nanoid(), tone: 'good' as const, ...notice },
      }),
      // The same message twice is one message; two at most, or they hide the page.
      reducer: (state, { payload }: PayloadAction<Notice>): readonly Notice[] =>
        [...state.filter(({ text }) => text !== payload.text), payload].slice(-2),
    },
    closed: (state, { payload: id }: PayloadAction<string>): readonly Notice[] => state.filter((notice) => notice.id !== id),
  },
});

export const notices = slice.actions;
export const noticesReducer = slice.reducer;
export const selectNotices = (state: { notices: readonly Notice[] }) => state.notices;
