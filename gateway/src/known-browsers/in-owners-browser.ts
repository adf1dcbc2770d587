import type { Client } from '../handler.ts';

/** Whether the owner of an account has opened a letter to its address in the browser that calls, since the password was last changed in another one. */
export async function inOwnersBrowser(
  { browser }: Pick<Client, 'browser'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const known = await browser.knownTo(email);
  return known?.accountId === id && known.hasOpenedLetter;
}
