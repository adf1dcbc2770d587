import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '@pusula/service-kit/config';
import { readBody } from '@pusula/service-kit/http';
import { createIdTokens } from './id-tokens.ts';
import { signInPage } from './page.ts';
import { PROVIDER_PEOPLE } from './people.ts';

const CLIENT_ID = 'pusula-demo';
const LARGEST_FORM_BYTES = 8 * 1024;

export type SignInProvider = {
  /** What the identity service is configured with, as with any other provider. */
  readonly env: Environment;
  readonly stop: () => Promise<void>;
};

type Reply = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };
const json = (body: unknown): Reply => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const goTo = (location: string): Reply => ({ status: 303, headers: { location } });
const refused = (body: string): Reply => ({ status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' }, body });

/**
 * An OpenID provider with invented people, so that the whole way through a provider can be tried without keys at a real one. The identity service treats it as
 * it treats Google.
 * @param redirectUri the only address that it hands anything to
 */
export async function startSignInProvider(redirectUri: string): Promise<SignInProvider> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokens = await createIdTokens(issuer, CLIENT_ID);
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/signed-out`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const isOurs = (asked: URLSearchParams) => asked.get('client_id') === CLIENT_ID && asked.get('redirect_uri') === redirectUri;

  const authorize = (asked: URLSearchParams): Reply => {
    if (!isOurs(asked)) return refused('Unknown application');
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(redirectUri).origin}; base-uri 'none'; frame-ancestors 'none'`;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' };
    return { headers, body: signInPage(PROVIDER_PEOPLE, asked, nonce) };
  };
  const decide = async (form: URLSearchParams): Promise<Reply> => {
    if (!isOurs(form)) return refused('Unknown application');
    const person = PROVIDER_PEOPLE.find(({ sub }) => sub === form.get('person'));
    const state = form.get('state') ?? '';
    const outcome = person ? { id_token: await tokens.make(person, form.get('nonce') ?? '') } : { error: 'access_denied' };
    return goTo(`${redirectUri}#${new URLSearchParams({ ...outcome, state })}`);
  };

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    switch (`${request.method} ${pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return json(document);
      case 'GET /jwks':
        return json(tokens.jwks);
      case 'GET /authorize':
        return authorize(searchParams);
      case 'POST /decision':
        return decide(new URLSearchParams(await readBody(request, LARGEST_FORM_BYTES, { form: true })));
      case 'GET /signed-out':
        return goTo(redirectUri);
      default:
        return { status: 404 };
    }
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, headers = {}, body } = await replyTo(request).catch(() => refused('Unreadable form'));
    response.writeHead(status, { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', ...headers }).end(body);
  }

  return {
    env: { DEMO_CLIENT_ID: CLIENT_ID, DEMO_ISSUER: issuer },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
