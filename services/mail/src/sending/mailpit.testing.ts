import { parseMail } from './parse-mail.testing.ts';
import type { Received } from './transport-contract.ts';

type Listed = { readonly ID: string; readonly MessageID: string };
const MOST = 50;

/** What a Mailpit has caught last, oldest first. @param url of its web client */
export async function readMailpit(url: string): Promise<Received[]> {
  const get = async (path: string) => {
    const response = await fetch(`${url}/api/v1/${path}`);
    if (!response.ok) throw new Error(`Mailpit answers ${response.status}`);
    return response;
  };
  const { messages } = (await (await get(`messages?limit=${MOST}`)).json()) as { messages: Listed[] };
  const read = async ({ ID }: Listed) => parseMail(Buffer.from(await (await get(`message/${ID}/raw`)).arrayBuffer()));
  return Promise.all(messages.toReversed().map(read));
}
