import type { Fields } from './merge.ts';

/** Whose words they are, and in which form. */
type Place = { readonly userId: string; readonly form: string };
type Unsaved = Place & { readonly before: Fields; readonly mine: Fields };

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
  areKept(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  take({ userId, form }: Place): Unsaved | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Unsaved | null;
      sessionStorage.removeItem(KEY);
      return kept?.userId === userId && kept.form === form ? kept : null;
    } catch {
      return null;
    }
  },
};
