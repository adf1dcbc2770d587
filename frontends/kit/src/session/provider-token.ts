import type { AUTHENTICATION_TYPES } from '@pusula/contracts';

type ProviderToken = {
  readonly authenticationType: Exclude<(typeof AUTHENTICATION_TYPES)[number], 'Basic'>;
  readonly token: string;
};

const KEY = 'pusula.provider';

let memory: ProviderToken | null = null;

/**
 * The token that a provider gave this tab: first for the sign-up that it began, then for signing out of the provider. It never outlives the tab; where
 * storage is off, not even the page.
 */
export const providerToken = {
  keep(given: ProviderToken): void {
    memory = given;
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(given)));
  },
  read(): ProviderToken | null {
    const kept = attempt(() => sessionStorage.getItem(KEY));
    return kept ? attempt(() => JSON.parse(kept) as ProviderToken) : memory;
  },
  forget(): void {
    memory = null;
    attempt(() => sessionStorage.removeItem(KEY));
  },
};

function attempt<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch {
    return null;
  }
}
