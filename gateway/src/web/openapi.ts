import { COMMON_ERRORS, ENDPOINTS, type Endpoint, type ErrorCode, statusOf } from '@pusula/contracts';
import { z } from 'zod';
import { API_PREFIX, bodyTypeOf } from '../api/routes.ts';

type Json = Record<string, unknown>;

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return schema;
};

/** The reply as it travels: `success` and the contract's fields. */
function successSchema(reply: Json): Json {
  const properties = (reply.properties ?? {}) as Json;
  const required = (reply.required ?? []) as string[];
  return { ...reply, type: 'object', properties: { success: { const: true }, ...properties }, required: ['success', ...required] };
}

const failureSchema = (codes: readonly ErrorCode[]): Json => ({
  type: 'object',
  properties: { success: { const: false }, errorMessage: { enum: codes }, requestId: { type: 'string' } },
  required: ['success', 'errorMessage'],
});

function failureResponses(endpoint: Endpoint): Json {
  const codesByStatus = Map.groupBy(new Set([...endpoint.errors, ...COMMON_ERRORS]), statusOf);
  return Object.fromEntries(
    [...codesByStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: { 'application/json': { schema: failureSchema(codes) } } },
      ]),
  );
}

/** What a reply in chunks looks like. JSON Schema sees no events, so words say it. */
const EVENT_STREAM = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'With `Accept: text/event-stream`: `chunk` events bring the text as it comes (`{"text": "..."}`); one `reply` event ends the stream with what the call ' +
        'would have answered, success or failure. A call refused before its first chunk answers as JSON, with its status.',
    },
  },
};

const successContent = (endpoint: Endpoint): Json => ({
  'application/json': { schema: successSchema(schemaOf(endpoint.reply, 'output')) },
  ...(endpoint.streams ? EVENT_STREAM : {}),
});

const queryParameters = (input: Json): Json[] => {
  const required = new Set((input.required ?? []) as string[]);
  return Object.entries((input.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
};

/** Where a call stands among the others: by what admins look after, else by who answers. */
export const groupOf = ({ owner, path }: Endpoint): string => (path.startsWith('/admin/') ? `admin ${path.split('/')[2]}` : owner);

function operation(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input');
  const takesBody = endpoint.method === 'POST';
  return {
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    security: endpoint.tokens.length === 0 ? [] : [{ bearer: [] }],
    'x-token-types': endpoint.tokens,
    ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
    ...(takesBody
      ? { requestBody: { required: true, content: { [bodyTypeOf(endpoint)]: { schema: input } } } }
      : { parameters: queryParameters(input) }),
    responses: {
      200: { description: 'success', content: successContent(endpoint) },
      ...failureResponses(endpoint),
    },
  };
}

/** The OpenAPI 3.1 description of every public call, made from the contracts. */
export function openApi(brand: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS.filter(({ internal }) => !internal)) {
    const path = `${API_PREFIX}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'Every reply carries `success`; a failed one carries `errorMessage`, a code of a closed list. Beside SECOND_STEP_REQUIRED stands `secondStep` with ' +
        '`ticket` and `options`: what POST /auth/passkey-login or /auth/recovery-login ends the sign-in with. After PROOF_REQUIRED, POST /auth/prove and ' +
        'the call once more.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}
