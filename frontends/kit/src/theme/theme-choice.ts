import { type Landscape, PREFERENCE_COOKIES } from '@pusula/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { storeCookie } from '../preferences/cookies.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Look = { readonly theme: ThemeChoice; readonly landscape?: Landscape | undefined };

/** assets/early.js reads the same key before the first paint. */
const KEY = PREFERENCE_COOKIES.theme;
/** Said to the whole page: each remote carries this file in a copy of its own. */
const CHOSEN = 'pusula.themeChosen';

const kept = (): ThemeChoice => {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
};

const apply = (choice: ThemeChoice) => {
  const root = document.documentElement;
  root.style.colorScheme = '';
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
};

/** Follow the system, or keep one theme from now on. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is off: the choice lasts until the page is left.
  }
  storeCookie(KEY, choice, 'year');
  apply(choice);
  dispatchEvent(new Event(CHOSEN));
}

const subscribe = (listener: () => void) => {
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    apply(kept());
    listener();
  };
  addEventListener(CHOSEN, listener);
  addEventListener('storage', follow);
  return () => {
    removeEventListener(CHOSEN, listener);
    removeEventListener('storage', follow);
  };
};

/** What the server rendered the page for; the same until the page that takes over has looked for itself. */
export const RenderedLook = createContext<Look>({ theme: 'system' });

export function useThemeChoice(): ThemeChoice {
  const { theme } = useContext(RenderedLook);
  return useSyncExternalStore(subscribe, kept, () => theme);
}
