import type { FormName } from './editing.slice.ts';
import type { Fields } from './merge.ts';

type Unsaved = { readonly userId: string; readonly form: FormName; readonly before: Fields; readonly mine: Fields };

const KEY = 'pusula.unsavedChanges';

/** What somebody was typing when their session ended: kept in this tab, for the same person and the same form, until it is asked for once. */
export const unsavedChanges = {
  keep(unsaved: Unsaved): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(unsaved));
    } catch {
      // Storage is off: what was typed goes with the page.
    }
  },
  take(userId: string, form: FormName): Unsaved | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Unsaved | null;
      sessionStorage.removeItem(KEY);
      return kept?.userId === userId && kept.form === form ? kept : null;
    } catch {
      return null;
    }
  },
};
