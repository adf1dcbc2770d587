import { type Endpoint, type Envelope, publicToken, type ReplyOf } from '@pusula/contracts';
import type { z } from 'zod';

export type Api = <E extends Endpoint>(endpoint: E, input: z.input<E['input']>, token?: string) => Promise<ReplyOf<E>>;

/** Calls the product as a browser would, through the gateway. @throws with the code of a refused call */
export function apiOf(url: string): Api {
  const send = async (endpoint: Endpoint, input: unknown, token: string | undefined) => {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const address = `${url}/api${endpoint.path}`;
    const response =
      endpoint.method === 'POST'
        ? await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...authorization },
            body: JSON.stringify(input),
          })
        : await fetch(`${address}?${new URLSearchParams(input as Record<string, string>)}`, {
            method: endpoint.method,
            headers: authorization,
          });
    const reply = (await response.json()) as Envelope;
    if (!reply.success) throw new Error(`${endpoint.path} answered ${response.status} ${reply.errorMessage}`);
    return reply as never;
  };
  let visitor: Promise<string> | undefined;
  return async (endpoint, input, token) => {
    visitor ??= send(publicToken, {}, undefined).then(({ token: fresh }: { token: string }) => fresh);
    return send(endpoint, input, token ?? (endpoint.tokens.includes('Public') ? await visitor : undefined));
  };
}
