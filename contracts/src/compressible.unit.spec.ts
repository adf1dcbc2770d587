import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from './index.ts';

/** Public calls whose replies are a few fields of a known length each: below 2 KB whatever is in the database. */
const SHORT: ReadonlySet<string> = new Set(['GET /auth/providers', 'GET /auth/data-deletion-status']);

const isForVisitors = ({ tokens, internal }: Endpoint) => !internal && (tokens.includes('Public') || tokens.includes('None'));
const compressible = ENDPOINTS.filter((endpoint) => endpoint.compressible);
const routesOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ route }) => route);
const replyOf = ({ reply }: Endpoint) => JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }));

describe('calls whose replies are compressed', () => {
  it('are there', () => expect(compressible.length).toBeGreaterThan(0));

  it('need no session, and are made by visitors', () => {
    expect(routesOf(compressible.filter((endpoint) => !isForVisitors(endpoint)))).toEqual([]);
  });

  it('are none of administrators’, and none about an account', () => {
    expect(routesOf(compressible.filter(({ path, roles }) => roles || /^\/(admin|auth|user|internal)\//.test(path)))).toEqual([]);
  });

  it('only read, and are answered by a service', () => {
    expect(routesOf(compressible.filter(({ readsOnly, owner }) => !readsOnly || owner === 'gateway'))).toEqual([]);
  });

  it('answer no token, code, ticket, password or e-mail address', () => {
    const secret = /"[^"]*(token|ticket|secret|password|recovery|nonce|e-?mail)[^"]*":/i;
    expect(routesOf(compressible.filter((endpoint) => secret.test(replyOf(endpoint))))).toEqual([]);
  });

  it('take nothing in that their readers have to keep to themselves', () => {
    const secrets = /token|ticket|password|code|email/i;
    const asked = ({ input }: Endpoint) => Object.keys((input as z.ZodObject).shape);
    expect(compressible.flatMap(asked).filter((name) => secrets.test(name))).toEqual([]);
  });

  it('are all that visitors read and that can be long', () => {
    const long = ENDPOINTS.filter((endpoint) => isForVisitors(endpoint) && endpoint.method === 'GET' && !SHORT.has(endpoint.route));
    expect(routesOf(long.filter((endpoint) => !endpoint.compressible))).toEqual([]);
    expect([...SHORT].filter((route) => !ENDPOINTS.some((endpoint) => endpoint.route === route))).toEqual([]);
  });

  it('are those that are kept and asked about again, which are GETs', () => {
    const revalidated = ENDPOINTS.filter((endpoint) => endpoint.revalidated);
    expect(routesOf(revalidated.filter(({ compressible: isOpen, method }) => !isOpen || method !== 'GET'))).toEqual([]);
  });

  it('are not those that stream', () => expect(routesOf(compressible.filter(({ streams }) => streams))).toEqual([]));
});
