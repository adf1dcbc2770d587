import { LIMITS } from '@pusula/contracts';
import type { Store } from 'redux';
import { isFresh, type NewUserDraft, newUserDraft } from './new-user-draft.slice.ts';

const KEY = 'pusula.newUserDraft';

type WithDraft = { newUserDraft: NewUserDraft };
/** `savedAt` in milliseconds. */
type Kept = { savedAt: number; draft: Partial<NewUserDraft> };

/** What was told before the page was left, unless it is older than ten minutes (specification section 9); then it goes. */
export function restoreNewUserDraft(store: Store, storage: Storage, now: number): void {
  const kept = read(storage);
  if (!kept) return;
  if (now - kept.savedAt < LIMITS.newUserDraftMs) store.dispatch(newUserDraft.restored(kept.draft));
  else attempt(() => storage.removeItem(KEY));
}

/** Writes the draft down whenever it changes; a draft that is fresh again is forgotten, and so is one of ten minutes ago, while its tab is open too. */
export function storeNewUserDraft(store: Store<WithDraft>, storage: Storage, now: () => number): void {
  let last = store.getState().newUserDraft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forgetInTime = (): void => {
    clearTimeout(timer);
    const kept = read(storage);
    if (!kept) return;
    const left = kept.savedAt + LIMITS.newUserDraftMs - now();
    if (left <= 0) attempt(() => storage.removeItem(KEY));
    // Another tab may have written it down anew by then.
    else timer = setTimeout(forgetInTime, left);
  };
  forgetInTime();
  store.subscribe(() => {
    const draft = store.getState().newUserDraft;
    if (draft === last) return;
    last = draft;
    if (isFresh(draft)) attempt(() => storage.removeItem(KEY));
    else attempt(() => storage.setItem(KEY, JSON.stringify({ savedAt: now(), draft } satisfies Kept)));
    forgetInTime();
  });
}

/** Storage that is off or full costs the draft its life beyond this page, not the page. */
function attempt<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch {
    return null;
  }
}

const read = (storage: Storage): Kept | null =>
  attempt(() => {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('savedAt' in value) || !('draft' in value)) return null;
    const isKept = typeof value.savedAt === 'number' && typeof value.draft === 'object' && value.draft !== null;
    return isKept ? (value as Kept) : null;
  });
