import type * as contracts from '@pusula/contracts';

/** Makes a call as the holder of a token, or of none. @throws Error with the code of a refusal */
export type CallProduct = <E extends contracts.Endpoint>(endpoint: E, token: string, input: object) => Promise<contracts.ReplyOf<E>>;

/** @param headers what the browser says of itself */
export const callProductAt =
  (url: string, headers: Readonly<Record<string, string>> = {}): CallProduct =>
  async (endpoint, token, input) => {
    const inBody = endpoint.method === 'POST';
    const query = inBody ? '' : `?${new URLSearchParams(input as Record<string, string>)}`;
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await fetch(`${url}/api${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers, ...authorization },
      ...(inBody ? { body: JSON.stringify(input) } : {}),
    });
    const body = (await reply.json()) as contracts.Envelope<contracts.ReplyOf<typeof endpoint>>;
    if (!body.success) throw new Error(body.errorMessage);
    return body;
  };
