import { createHmac, randomBytes } from 'node:crypto';
import { goTo, json, type PlayReply, type PlayRequest, page, startPlayServer } from './providers/play-server.ts';
import { signInPage } from './providers/sign-in-page.ts';

/** Somebody who has an account at the provider, in the fields of its graph. */
export type GraphPerson = {
  readonly id: string;
  readonly first_name?: string;
  readonly middle_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly gender?: string;
  readonly link?: string;
  readonly website?: string;
  readonly picture?: { readonly data: { readonly url: string; readonly is_silhouette?: boolean } };
};

/** What debug_token can say against a token. */
export type GraphFault = 'other-application' | 'invalid' | 'expired' | 'no-user' | 'other-user';

export type GraphServerOptions = {
  readonly name?: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly people: readonly GraphPerson[];
  readonly port?: number;
};

export type TestGraphServer = {
  /** What a service is configured with: FACEBOOK_URL and FACEBOOK_GRAPH_URL. */
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  /** An access token as the dialog would hand it out. */
  readonly accessToken: (id: string) => string;
  /** What is wrong with every token from now on; null: nothing. */
  readonly misbehave: (fault: GraphFault | null) => void;
  /** From now on the dialog is not shown: this person agrees at once. Null shows it again. */
  readonly approveAs: (id: string | null) => void;
  readonly fail: (status: number | null) => void;
  /** People who took back what they had allowed. */
  readonly left: () => readonly string[];
  readonly calls: () => readonly string[];
  /** What the provider posts to have somebody erased. @param secret to sign with; the application's own by default */
  readonly signedRequest: (payload: Readonly<Record<string, unknown>>, secret?: string) => string;
  readonly stop: () => Promise<void>;
};

/** A real server in the manner of Facebook's: dialog page, debug_token, me, permissions. */
export async function startGraphServer(options: GraphServerOptions): Promise<TestGraphServer> {
  const { name = 'Facebook', appId, appSecret, people } = options;
  const tokens = new Map<string, string>();
  const calls: string[] = [];
  const left: string[] = [];
  let fault: GraphFault | null = null;
  let approving: string | null = null;
  let failing: number | null = null;

  const accessToken = (id: string): string => {
    const token = `EAA${randomBytes(24).toString('hex')}`;
    tokens.set(token, id);
    return token;
  };
  const refusal = (code: number) => json({ error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code } }, 400);
  const decide = (asked: URLSearchParams, id: string): PlayReply => {
    const state = asked.get('state') ?? '';
    const answer = people.some((person) => person.id === id)
      ? { access_token: accessToken(id), expires_in: '5183944', state }
      : { error: 'access_denied', error_reason: 'user_denied', state };
    return goTo(`${asked.get('redirect_uri')}#${new URLSearchParams(answer as Record<string, string>)}`);
  };
  const dialog = (asked: URLSearchParams): PlayReply => {
    if (asked.get('client_id') !== appId || asked.get('response_type') !== 'token') return { status: 400, body: 'unknown application' };
    const chosen = asked.get('person') ?? approving;
    if (chosen !== null) return decide(asked, chosen);
    return page(
      signInPage(
        name,
        '/dialog/decision',
        asked,
        people.map(({ id, first_name }) => ({ id, name: first_name ?? id })),
      ),
    );
  };
  const debug = (asked: URLSearchParams): PlayReply => {
    if (asked.get('access_token') !== `${appId}|${appSecret}`) return refusal(101);
    const id = tokens.get(asked.get('input_token') ?? '');
    if (id === undefined || fault === 'invalid') return json({ data: { app_id: appId, is_valid: false } });
    const now = Math.floor(Date.now() / 1_000);
    return json({
      data: {
        app_id: fault === 'other-application' ? 'another-application' : appId,
        is_valid: true,
        expires_at: fault === 'expired' ? now - 60 : now + 5_000,
        ...(fault === 'no-user' ? {} : { user_id: fault === 'other-user' ? `${id}0` : id }),
      },
    });
  };
  const ownerOf = (asked: URLSearchParams): string | undefined => {
    const token = asked.get('access_token') ?? '';
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    return asked.get('appsecret_proof') === proof ? tokens.get(token) : undefined;
  };
  const me = (asked: URLSearchParams): PlayReply => {
    const person = people.find(({ id }) => id === ownerOf(asked));
    if (!person) return refusal(190);
    const fields = new Set((asked.get('fields') ?? '').split(','));
    return json(Object.fromEntries(Object.entries(person).filter(([field]) => fields.has(field))));
  };
  const leave = (id: string, asked: URLSearchParams): PlayReply => {
    if (ownerOf(asked) !== id) return refusal(190);
    left.push(id);
    return json({ success: true });
  };
  const answer = ({ method, url, form }: PlayRequest): PlayReply => {
    calls.push(`${method} ${url.pathname}`);
    if (failing !== null) return { status: failing };
    if (url.pathname === '/dialog/oauth') return dialog(url.searchParams);
    if (url.pathname === '/dialog/decision') return decide(form, form.get('person') ?? '');
    if (url.pathname === '/debug_token') return debug(url.searchParams);
    if (url.pathname === '/me') return me(url.searchParams);
    const [, id, what] = url.pathname.split('/');
    return method === 'DELETE' && id && what === 'permissions' ? leave(id, url.searchParams) : { status: 404 };
  };
  const server = await startPlayServer(answer, options.port);
  return {
    url: server.origin,
    appId,
    appSecret,
    accessToken,
    misbehave: (wrong) => {
      fault = wrong;
    },
    approveAs: (id) => {
      approving = id;
    },
    fail: (status) => {
      failing = status;
    },
    left: () => left,
    calls: () => calls,
    signedRequest: (payload, secret = appSecret) => {
      const body = Buffer.from(
        JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1_000), ...payload }),
      ).toString('base64url');
      return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`;
    },
    stop: server.stop,
  };
}
