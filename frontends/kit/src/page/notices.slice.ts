import { createSlice, type PayloadAction } from '@pusula/frontend-kit/slices';
import { nanoid } from 'nanoid';
import type { UnknownAction } from 'redux';

/** A short message that floats above the page and goes by itself. Text keys may name their namespace: `search:shared`. */
export type Notice = {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** What it speaks of, by its id: a newer notice about the same takes its place. */
  readonly subject?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** One thing to do about it, such as taking the step back. */
  readonly action?: { readonly label: string; readonly dispatch: UnknownAction };
};

const isReplacedBy = (newer: Notice, { text, subject }: Notice): boolean =>
  text === newer.text || (subject !== undefined && subject === newer.subject);

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
        [...state.filter((notice) => !isReplacedBy(payload, notice)), payload].slice(-2),
    },
    closed: (state, { payload: id }: PayloadAction<string>): readonly Notice[] => state.filter((notice) => notice.id !== id),
  },
});

export const notices = slice.actions;
export const noticesReducer = slice.reducer;
export const selectNotices = (state: { notices: readonly Notice[] }) => state.notices;
