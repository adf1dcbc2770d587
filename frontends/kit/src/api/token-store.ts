import type { TokenType } from '@pusula/contracts';

export type StoredToken = { readonly token: string; readonly tokenType: Exclude<TokenType, 'None'> };

/** The one token of this browser. Read anew each time, because another tab may have changed it. */
export type TokenStore = {
  read(): StoredToken | null;
  write(token: StoredToken): void;
  remove(): void;
};

const KEY = 'pusula.token';
const TYPES: readonly unknown[] = ['Public', 'Register', 'User'] satisfies StoredToken['tokenType'][];

const parse = (text: string | null): StoredToken | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('token' in value) || !('tokenType' in value)) return null;
    return typeof value.token === 'string' && TYPES.includes(value.tokenType) ? (value as StoredToken) : null;
  } catch {
    return null;
  }
};

/** @param storage where it rests; if the browser refuses, the token lasts until the page is left */
export function tokenStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TokenStore {
  let memory: string | null = null;
  const attempt = <T>(touch: () => T, otherwise: T): T => {
    try {
      return touch();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => parse(attempt(() => storage.getItem(KEY), memory)),
    write(token) {
      memory = JSON.stringify({ tokenType: token.tokenType, token: token.token });
      attempt(() => storage.setItem(KEY, memory ?? ''), undefined);
    },
    remove() {
      memory = null;
      attempt(() => storage.removeItem(KEY), undefined);
    },
  };
}

/** Whether a token says itself that its time is over. Its signature is the server's business. */
export function hasExpired(token: StoredToken, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && exp * 1_000 <= now;
}

/** Whom a token says that it was given to: an account, or the address of a sign-up. */
export function holderOf(token: StoredToken): string {
  const { sub, email } = claimsOf(token);
  return String(sub ?? email ?? '');
}

type Claims = { exp?: unknown; sub?: unknown; email?: unknown; verified?: unknown; role?: unknown };

/** What a token says of itself and its owner; nothing when it cannot be read. */
export function claimsOf({ token }: StoredToken): Claims {
  try {
    const bytes = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))) as Claims;
  } catch {
    return {};
  }
}
