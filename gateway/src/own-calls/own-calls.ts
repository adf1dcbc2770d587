import * as contracts from '@pusula/contracts';
import { checkInput, type Failure, isFailure, type Log, parseJson } from '@pusula/service-kit';
import type { OwnCall } from '../api/handle-api.ts';
import { sendFailure, sendReply } from '../api/reply.ts';
import { TooManyRequests } from '../limits/too-many-requests.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { publicToken } from './public-token.ts';
import { refreshToken } from './refresh-token.ts';
import { registerToken } from './register-token.ts';

const own = <E extends contracts.Endpoint>(endpoint: E, handler: OwnHandler<E>) =>
  [endpoint, handler as unknown as OwnHandler<contracts.Endpoint>] as const;

/** The calls that the gateway answers itself: it alone mints, refreshes and revokes tokens. */
export function createOwnCalls(parts: OwnParts, log: Log): OwnCall {
  const handlers = new Map<contracts.Endpoint, OwnHandler<contracts.Endpoint>>([
    own(contracts.publicToken, publicToken(parts)),
    own(contracts.registerToken, registerToken(parts)),
    own(contracts.refreshToken, refreshToken(parts)),
    own(contracts.login, login(parts)),
    own(contracts.logout, logout(parts)),
  ]);

  return async ({ endpoint, caller, body, address, requestId, response }) => {
    const handler = handlers.get(endpoint);
    if (!handler) return sendFailure(response, requestId, 'ROUTE_NOT_FOUND');
    const hangUp = new AbortController();
    response.once('close', () => hangUp.abort());
    try {
      const input = checkInput(endpoint, parseJson(body === '' ? '{}' : body));
      sendReply(response, requestId, (await handler({ input, caller, address, signal: hangUp.signal })) as object);
    } catch (error) {
      if (isFailure(error)) return sendFailure(response, requestId, error.code, { details: error.details, headers: retryAfter(error) });
      log.error({ err: error, requestId, path: endpoint.path }, 'a call of the gateway failed');
      sendFailure(response, requestId, 'UNEXPECTED_ERROR');
    }
  };
}

const retryAfter = (error: Failure): Record<string, string> =>
  error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterSeconds) } : {};
