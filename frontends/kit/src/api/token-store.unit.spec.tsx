import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage.ts';
import { hasExpired, tokenStore } from './token-store.ts';

describe('the token store', () => {
  it('keeps type and token across pages', () => {
    const storage = memoryStorage();
    tokenStore(storage).write({ token: 't', tokenType: 'User' });
    expect(tokenStore(storage).read()).toEqual({ token: 't', tokenType: 'User' });
  });

  it.each(['', '{', 'null', '"t"', '{"token":"t"}', '{"token":1,"tokenType":"User"}', '{"token":"t","tokenType":"Admin"}'])(
    'reads %j, which it never wrote, as no token',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('pusula.token', text);
      expect(tokenStore(storage).read()).toBeNull();
    },
  );

  it('lasts as long as the page when the browser refuses to store', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const tokens = tokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
    tokens.write({ token: 't', tokenType: 'Public' });
    expect(tokens.read()?.token).toBe('t');
    tokens.remove();
    expect(tokens.read()).toBeNull();
  });
});

describe('a token', () => {
  const token = (claims: object) => ({ token: `h.${btoa(JSON.stringify(claims))}.s`, tokenType: 'Public' as const });

  it('has expired from its second on', () => {
    expect(hasExpired(token({ exp: 1_000 }), 999_999)).toBe(false);
    expect(hasExpired(token({ exp: 1_000 }), 1_000_000)).toBe(true);
  });

  it('that says nothing of itself has not', () => {
    expect(hasExpired({ token: 'opaque', tokenType: 'Public' }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
