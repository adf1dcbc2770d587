import * as contracts from '@pusula/contracts';

const PATIENCE_MS = 20_000;
const PASSWORD = 'Pusula2026!';

/** Refused with a code of the contracts: the product answered, and said no. */
export class Refusal extends Error {}

export type Call = <E extends contracts.Endpoint>(endpoint: E, token: string, input: object) => Promise<contracts.ReplyOf<E>>;

/** Makes calls as a browser does. @throws Refusal with the code; anything else when there was no answer */
export const callAt =
  (url: string): Call =>
  async (endpoint, token, input) => {
    const inBody = endpoint.method === 'POST';
    const query = inBody ? '' : `?${new URLSearchParams(input as Record<string, string>)}`;
    const reply = await fetch(`${url}/api${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(inBody ? { body: JSON.stringify(input) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await reply.json()) as contracts.Envelope<contracts.ReplyOf<typeof endpoint>>;
    if (!body.success) throw new Refusal(body.errorMessage);
    return body;
  };

export async function signIn(call: Call, email: string): Promise<{ readonly token: string; readonly user: contracts.CurrentUser }> {
  const { token: visitor } = await call(contracts.publicToken, '', {});
  const { token } = await call(contracts.login, visitor, { authenticationType: 'Basic', email, password: PASSWORD });
  const { user } = await call(contracts.getCurrentUser, token, {});
  return { token, user };
}

export async function openPage(url: string): Promise<void> {
  const reply = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
  await reply.text();
  if (reply.status !== 200) throw new Refusal(`${reply.status}`);
}

/** Whom the caught mails are for, one entry a mail. */
export async function caughtMails(mailUrl: string): Promise<readonly string[]> {
  const reply = await fetch(`${mailUrl}/api/v1/messages?limit=5000`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const { messages } = (await reply.json()) as { messages: { To: { Address: string }[] }[] };
  return messages.flatMap(({ To }) => To.map(({ Address }) => Address));
}
