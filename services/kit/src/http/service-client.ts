import {
  type Caller,
  type Endpoint,
  type Envelope,
  IDENTITY_HEADER,
  isErrorCode,
  type Owner,
  REQUEST_ID_HEADER,
  type ReplyOf,
  type SentInput,
} from '@pusula/contracts';
import { Pool } from 'undici';
import { TIME_LIMITS } from '../config/time-limits.ts';
import { failure } from '../failure.ts';
import { currentContext, currentTraceparent } from '../tracing/context.ts';
import { traceCalls } from '../tracing/trace-calls.ts';
import type { IdentitySigner } from './identity.ts';

/** After it a connection serves no new request, so that replicas that came later get their share. */
export const CONNECTION_LIFE_MS = 30_000;

export type ServiceClientOptions = {
  /** The service that is called. */
  readonly name: Owner;
  readonly baseUrl: string;
  /** Signs who calls. */
  readonly identity: IdentitySigner;
  readonly connections?: number;
  readonly connectionLifeMs?: number;
  /** How many times as long as its contract says a call may take; 1 by default. */
  readonly timeoutScale?: number;
};
/** What is sent, before the contract's defaults are filled in. */
export type CallContext = { readonly caller: Caller; readonly signal?: AbortSignal };

export type ServiceClient = {
  /**
   * Makes a call of the contracts.
   * @throws failure with the code that the service answered; SERVICE_UNAVAILABLE when it does not answer within the contract's time
   */
  readonly call: <E extends Endpoint>(endpoint: E, input: SentInput<E>, context: CallContext) => Promise<ReplyOf<E>>;
  readonly close: () => Promise<void>;
};

/** A typed client of one service over kept-alive connections. Nothing is sent twice, save a GET whose connection broke. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const { name, baseUrl, identity, connections = 16, connectionLifeMs = CONNECTION_LIFE_MS, timeoutScale = 1 } = options;
  const pool = new Pool(new URL(baseUrl).origin, {
    connections,
    connect: { timeout: TIME_LIMITS.serviceConnect },
    keepAliveTimeout: 30_000,
    clientTtl: connectionLifeMs,
  });
  const calls = pool.compose(traceCalls);

  const send = async (endpoint: Endpoint, input: unknown, { caller, signal }: CallContext) => {
    const limit = AbortSignal.timeout(endpoint.timeoutMs * timeoutScale);
    const inBody = endpoint.method === 'POST';
    const traceparent = currentTraceparent();
    const requestId = currentContext()?.requestId;
    const { body } = await calls.request({
      method: endpoint.method,
      path: `/api${endpoint.path}${inBody ? '' : queryOf(input)}`,
      headers: {
        [IDENTITY_HEADER]: await identity.sign(caller, name),
        ...(inBody ? { 'content-type': 'application/json' } : {}),
        ...(traceparent ? { traceparent } : {}),
        ...(requestId ? { [REQUEST_ID_HEADER]: requestId } : {}),
      },
      ...(inBody ? { body: JSON.stringify(input) } : {}),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return (await body.json()) as Envelope;
  };

  return {
    call: async (endpoint, input, context) => {
      const answer = await send(endpoint, input, context)
        .catch((error: unknown) => {
          if (endpoint.method === 'GET' && isBrokenConnection(error)) return send(endpoint, input, context);
          throw error;
        })
        .catch((cause: unknown) => {
          throw failure('SERVICE_UNAVAILABLE', undefined, cause);
        });
      if (answer.success) {
        const { success: _success, errorMessage: _message, ...reply } = answer as { success: true; errorMessage?: undefined } & object;
        return reply as ReplyOf<typeof endpoint>;
      }
      throw failure(isErrorCode(answer.errorMessage) ? answer.errorMessage : 'UNEXPECTED_ERROR', answer.details);
    },
    close: () => pool.close(),
  };
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined && value !== null) query.append(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

const isBrokenConnection = (error: unknown) =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String((error as { code?: unknown }).code));
