import type { ServerResponse } from 'node:http';
import * as contracts from '@pusula/contracts';
import { checkInput, type Failure, isFailure, isUnavailable, type Log, parseJson, queryInput } from '@pusula/service-kit';
import type { OwnCall } from '../api/handle-api.ts';
import { sendFailure, sendReply } from '../api/reply.ts';
import { undoAction } from '../audit/undo-action.ts';
import { TooManyRequests } from '../limits/too-many-requests.ts';
import { deadLetter, deadLetters } from '../operations/dead-letters.ts';
import { discardDeadLetter, replayDeadLetters } from '../operations/handle-dead-letter.ts';
import { serviceHealth } from '../operations/service-health.ts';
import { passkeyOptions } from '../passkeys/begin-sign-in.ts';
import { passkeyLogin, recoveryLogin } from '../passkeys/finish-sign-in.ts';
import { addPasskey, newPasskeyOptions, passkeys, removePasskey, renamePasskey, renewRecoveryCodes } from '../passkeys/own-passkeys.ts';
import { proofOptions, prove } from '../passkeys/prove.ts';
import { SecondStepRequired } from '../passkeys/second-step-required.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { eventOfCall } from '../security-log/told-calls.ts';
import { readSignInTicket } from '../tokens/sign-in-ticket.ts';
import { deleteUser } from '../users/delete-user.ts';
import { PartlySaved } from '../users/partly-saved.ts';
import { setUserStatuses } from '../users/set-user-statuses.ts';
import { updateUser } from '../users/update-user.ts';
import { becomeCoach } from './become-coach.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { knownDevice } from './known-device.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { myData } from './my-data.ts';
import { openSessions } from './open-sessions.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { publicToken } from './public-token.ts';
import { refreshToken } from './refresh-token.ts';
import { register } from './register.ts';
import { registerToken } from './register-token.ts';
import { resetPassword } from './reset-password.ts';
import { revokeOtherSessions, revokeSession } from './revoke-session.ts';
import { verifyAccount } from './verify-account.ts';

const own = <E extends contracts.Endpoint>(endpoint: E, handler: OwnHandler<E>) =>
  [endpoint, handler as unknown as OwnHandler<contracts.Endpoint>] as const;

/**
 * The calls that the gateway answers itself: it alone mints, refreshes and revokes tokens, edits what two services own, and sees all services and queues.
 */
export function createOwnCalls(parts: OwnParts, log: Log, tellSecurity: SecurityLog): OwnCall {
  const handlers = new Map<contracts.Endpoint, OwnHandler<contracts.Endpoint>>([
    own(contracts.publicToken, publicToken(parts)),
    own(contracts.registerToken, registerToken(parts)),
    own(contracts.refreshToken, refreshToken(parts)),
    own(contracts.login, login(parts)),
    own(contracts.passkeyOptions, passkeyOptions(parts)),
    own(contracts.passkeyLogin, passkeyLogin(parts)),
    own(contracts.recoveryLogin, recoveryLogin(parts)),
    own(contracts.logout, logout(parts)),
    own(contracts.register, register(parts)),
    own(contracts.verifyAccount, verifyAccount(parts)),
    own(contracts.resetPassword, resetPassword(parts)),
    own(contracts.changePassword, changePassword(parts)),
    own(contracts.changeEmail, changeEmail(parts)),
    own(contracts.becomeCoach, becomeCoach(parts)),
    own(contracts.openSessions, openSessions(parts)),
    own(contracts.revokeSession, revokeSession(parts)),
    own(contracts.revokeOtherSessions, revokeOtherSessions(parts)),
    own(contracts.passkeys, passkeys(parts)),
    own(contracts.newPasskeyOptions, newPasskeyOptions(parts)),
    own(contracts.addPasskey, addPasskey(parts)),
    own(contracts.renamePasskey, renamePasskey(parts)),
    own(contracts.removePasskey, removePasskey(parts)),
    own(contracts.renewRecoveryCodes, renewRecoveryCodes(parts)),
    own(contracts.proofOptions, proofOptions(parts)),
    own(contracts.prove, prove(parts)),
    own(contracts.myData, myData(parts)),
    own(contracts.deleteAccount, deleteAccount(parts)),
    own(contracts.updateUser, updateUser(parts)),
    own(contracts.deleteUser, deleteUser(parts)),
    own(contracts.setUserStatuses, setUserStatuses(parts)),
    own(contracts.undoAction, undoAction(parts)),
    own(contracts.serviceHealth, serviceHealth(parts)),
    own(contracts.deadLetters, deadLetters(parts)),
    own(contracts.deadLetter, deadLetter(parts)),
    own(contracts.replayDeadLetters, replayDeadLetters(parts)),
    own(contracts.discardDeadLetter, discardDeadLetter(parts)),
  ]);

  /** Whose sign-in a ticket of ours goes on with. */
  const beganBy = (input: unknown): string | undefined => {
    const { ticket } = (input ?? {}) as { ticket?: unknown };
    return typeof ticket === 'string' ? readSignInTicket(parts.issuer, ticket, parts.clock.now())?.first?.accountId : undefined;
  };

  const refuse = (error: unknown, { path }: contracts.Endpoint, requestId: string, response: ServerResponse): void => {
    if (isFailure(error)) {
      sendFailure(response, requestId, error.code, { details: error.details, headers: retryAfter(error), more: neededAfter(error) });
    } else if (isUnavailable(error)) {
      log.warn({ err: error, requestId, path }, 'the database is away');
      sendFailure(response, requestId, 'SERVICE_UNAVAILABLE');
    } else {
      log.error({ err: error, requestId, path }, 'a call of the gateway failed');
      sendFailure(response, requestId, 'UNEXPECTED_ERROR');
    }
  };

  return async ({ endpoint, body, query, requestId, response, cookies, ...about }) => {
    const handler = handlers.get(endpoint);
    if (!handler) return sendFailure(response, requestId, 'ROUTE_NOT_FOUND');
    const hangUp = new AbortController();
    response.once('close', () => hangUp.abort());
    let input: unknown;
    const tell = (code?: contracts.ErrorCode, reply?: object) => {
      const event = eventOfCall({ endpoint, caller: about.caller, input, account: beganBy(input) }, code, reply);
      if (event) tellSecurity({ ...event, network: about.address, requestId });
    };
    try {
      input = checkInput(endpoint, endpoint.method === 'POST' ? parseJson(body === '' ? '{}' : body) : queryInput(query));
      const device = knownDevice(parts, cookies, response);
      const reply = (await handler({ ...about, input: input as never, device, signal: hangUp.signal })) as object;
      tell(undefined, reply);
      sendReply(response, requestId, reply);
    } catch (error) {
      if (isFailure(error)) tell(error.code);
      refuse(error, endpoint, requestId, response);
    }
  };
}

const retryAfter = (error: Failure): Record<string, string> =>
  error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterSeconds) } : {};

/** What a refused caller needs to go on. */
const neededAfter = (error: Failure): object | undefined =>
  error instanceof SecondStepRequired
    ? { secondStep: error.secondStep }
    : error instanceof PartlySaved
      ? { saved: error.saved }
      : undefined;
