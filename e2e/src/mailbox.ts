import { setTimeout as wait } from 'node:timers/promises';

export type Letter = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string; readonly date: string };

const PATIENCE_MS = 10_000;

async function letters(productUrl: string): Promise<Letter[]> {
  const response = await fetch(`${productUrl}/dev/mailbox`, { headers: { accept: 'application/json' } });
  return (await response.json()) as Letter[];
}

/** The newest letter to an address that leads to a page; waits until it has come. @param since letters before it do not count */
export async function letterTo(productUrl: string, address: string, wanted: RegExp, since = 0): Promise<Letter> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    const found = (await letters(productUrl)).find(
      ({ to, text, date }) => to === address && wanted.test(text) && new Date(date).getTime() >= since,
    );
    if (found) return found;
  }
  throw new Error(`no letter to ${address} about ${wanted}`);
}

/** The link of a letter to a page of the product. */
export function linkIn({ text }: Letter, page: string): string {
  const link = new RegExp(`https?://\\S+${page}\\?\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`no link to ${page}`);
  return link;
}
