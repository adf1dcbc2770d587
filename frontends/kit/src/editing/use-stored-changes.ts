import { type SessionState, selectPersonSummary, selectSessionEnd } from '@pusula/frontend-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { Fields } from './merge.ts';
import { unsavedChanges } from './unsaved-changes.ts';

type Written = { readonly before: Fields; readonly mine: Fields };
type StoredChanges = {
  /** The form's name, under which its words are found again. */
  form: string;
  /** What is not saved yet, over what it began with; null: nothing. */
  written: () => Written | null;
  /** Puts back what was kept. */
  restore: (kept: Written) => void;
};

/** Keeps what is being written when the session ends under it, and puts it back, once, when the same person opens the same form again. */
export function useStoredChanges({ form, written, restore }: StoredChanges): void {
  // Of whoever opened the form: when their session ends under it, nobody is signed in any more.
  const person = useSelector(selectPersonSummary);
  const [userId] = useState(person?.id ?? '');
  const store = useStore<{ session: SessionState }>();
  const putBack = useEffectEvent(() => {
    const kept = unsavedChanges.take({ userId, form });
    if (kept) restore(kept);
  });
  const keep = useEffectEvent(() => {
    // Whoever signs out, in whichever tab, wants nothing kept; whose session ended under them comes back for it.
    const end = selectSessionEnd(store.getState());
    if (end === null || end === 'elsewhere') return;
    const unsaved = written();
    if (unsaved) unsavedChanges.keep({ userId, form, ...unsaved });
  });
  useEffect(() => {
    putBack();
    return () => keep();
  }, []);
}
