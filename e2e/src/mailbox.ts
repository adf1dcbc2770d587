import { setTimeout as wait } from 'node:timers/promises';

export type Email = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string; readonly date: string };

const PATIENCE_MS = 60_000;

async function emails(productUrl: string): Promise<Email[]> {
  const response = await fetch(`${productUrl}/dev/mailbox`, { headers: { accept: 'application/json' } });
  return (await response.json()) as Email[];
}

/** The newest e-mail to an address that is wanted; waits until it has come. */
async function awaitEmail(productUrl: string, address: string, isWanted: (email: Email) => boolean): Promise<Email> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    const found = (await emails(productUrl)).find((email) => email.to === address && isWanted(email));
    if (found) return found;
  }
  throw new Error(`no such e-mail to ${address}`);
}

/** Waits for an e-mail to an address that says something. */
export const emailTo = (productUrl: string, address: string, text: RegExp): Promise<Email> =>
  awaitEmail(productUrl, address, (email) => text.test(email.text));

/**
 * The link of the newest e-mail to an address that leads to a page; waits until it has come.
 * @param old a link that came earlier, and is not meant
 */
export async function mailedLink(productUrl: string, address: string, page: string, old?: string): Promise<string> {
  const linkIn = ({ text }: Email) => new RegExp(`https?://\\S+${page}[?#]\\S+`).exec(text)?.[0];
  const email = await awaitEmail(productUrl, address, (one) => ![undefined, old].includes(linkIn(one)));
  return linkIn(email) ?? '';
}

/** The token that a mailed link carries behind its `#`. */
export const tokenOf = (link: string): string => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
