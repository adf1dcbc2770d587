import { createIdTokens, type ProviderPerson, type TokenFault } from './providers/id-tokens.ts';
import { goTo, json, type PlayReply, type PlayRequest, page, startPlayServer } from './providers/play-server.ts';
import { selfPostingPage, signInPage } from './providers/sign-in-page.ts';

export { type ProviderPerson, TOKEN_FAULTS, type TokenFault } from './providers/id-tokens.ts';

export type OpenIdProviderOptions = {
  /** What its page calls itself: Google. */
  readonly name?: string;
  readonly clientId: string;
  readonly people: readonly ProviderPerson[];
  /** As Microsoft's shared address: the issuer of a token is the person's tenant, this one, and the document names a pattern. */
  readonly tenant?: string;
  readonly port?: number;
};

export type TestOpenIdProvider = {
  /** What a service is configured with: GOOGLE_ISSUER. */
  readonly issuer: string;
  readonly clientId: string;
  /** A token as the page would hand it out, or with something wrong. */
  readonly idToken: (person: ProviderPerson, nonce: string, fault?: TokenFault) => Promise<string>;
  /** What is wrong with the tokens that the page hands out from now on; null: nothing. */
  readonly misbehave: (fault: TokenFault | null) => void;
  /** From now on the page is not shown: this person agrees at once. Null shows it again. */
  readonly approveAs: (sub: string | null) => void;
  /** Replaces fields of the discovery document; null takes them back. */
  readonly claim: (fields: Readonly<Record<string, unknown>> | null) => void;
  /** From now on every call answers this status, or nothing at all; null: works again. */
  readonly fail: (how: number | 'hang' | null) => void;
  /** Tokens that were taken back. */
  readonly revoked: () => readonly string[];
  /** `GET /authorize`, each call in its order. */
  readonly calls: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * A real OpenID provider for tests: discovery, keys, a page with a form to agree or cancel on (or `&person={sub}` in its address, to agree at once),
 * fragment and form_post answers, revocation and a sign-out page.
 */
export async function startOpenIdProvider(options: OpenIdProviderOptions): Promise<TestOpenIdProvider> {
  const { name = 'OpenID', clientId, people, tenant } = options;
  const calls: string[] = [];
  const revoked: string[] = [];
  let fault: TokenFault | null = null;
  let approving: string | null = null;
  let claimed: Readonly<Record<string, unknown>> | null = null;
  let failing: number | 'hang' | null = null;

  const document = () => ({
    issuer: tenant === undefined ? issuer : `${server.origin}/{tenantid}/v2.0`,
    authorization_endpoint: `${server.origin}/authorize`,
    jwks_uri: `${server.origin}/jwks`,
    revocation_endpoint: `${server.origin}/revoke`,
    end_session_endpoint: `${server.origin}/signed-out`,
    response_types_supported: ['id_token', 'code id_token'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...claimed,
  });
  const decide = async (asked: URLSearchParams, sub: string): Promise<PlayReply> => {
    const person = people.find((one) => one.sub === sub);
    const state = asked.get('state') ?? '';
    const code = asked.get('response_type')?.startsWith('code ') ? { code: 'a-code-that-nobody-redeems' } : {};
    const answer = person
      ? { ...code, id_token: await tokens.make(person, asked.get('nonce') ?? '', fault), state }
      : { error: 'access_denied', state };
    const redirect = asked.get('redirect_uri') ?? '';
    return asked.get('response_mode') === 'form_post'
      ? page(selfPostingPage(redirect, answer))
      : goTo(`${redirect}#${new URLSearchParams(answer as Record<string, string>)}`);
  };
  const authorize = (asked: URLSearchParams): PlayReply | Promise<PlayReply> => {
    if (asked.get('client_id') !== clientId) return { status: 400, body: 'unknown client' };
    if (!asked.get('response_type')?.split(' ').includes('id_token')) return { status: 400, body: 'unsupported response type' };
    const chosen = asked.get('person') ?? approving;
    if (chosen !== null) return decide(asked, chosen);
    return page(
      signInPage(
        name,
        '/decision',
        asked,
        people.map((person) => ({ id: person.sub, name: person.name ?? person.sub })),
      ),
    );
  };
  const revoke = (token: string): PlayReply => {
    revoked.push(token);
    return json({});
  };
  const pages: Readonly<Record<string, (request: PlayRequest) => PlayReply | Promise<PlayReply>>> = {
    '/jwks': () => json(tokens.jwks),
    '/authorize': ({ url }) => authorize(url.searchParams),
    '/decision': ({ form }) => decide(form, form.get('person') ?? ''),
    '/revoke': ({ form }) => revoke(form.get('token') ?? ''),
    '/signed-out': ({ url }) => goTo(url.searchParams.get('post_logout_redirect_uri') ?? '/'),
  };
  const answer = (request: PlayRequest): PlayReply | Promise<PlayReply> => {
    const { pathname } = request.url;
    calls.push(`${request.method} ${pathname}`);
    if (failing === 'hang') return new Promise(() => undefined);
    if (failing !== null) return { status: failing };
    if (pathname.endsWith('/.well-known/openid-configuration')) return json(document());
    return pages[pathname]?.(request) ?? { status: 404 };
  };
  const server = await startPlayServer(answer, options.port);
  const issuer = tenant === undefined ? server.origin : `${server.origin}/common/v2.0`;
  const tokens = await createIdTokens(tenant === undefined ? issuer : `${server.origin}/${tenant}/v2.0`, clientId);
  return {
    issuer,
    clientId,
    idToken: (person, nonce, wrong) => tokens.make(person, nonce, wrong),
    misbehave: (wrong) => {
      fault = wrong;
    },
    approveAs: (sub) => {
      approving = sub;
    },
    claim: (fields) => {
      claimed = fields;
    },
    fail: (how) => {
      failing = how;
    },
    revoked: () => revoked,
    calls: () => calls,
    stop: server.stop,
  };
}
