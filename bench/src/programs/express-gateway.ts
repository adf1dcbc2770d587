/**
 * A program of its own: what one would write with Express, express-rate-limit, jose and http-proxy-middleware. It does what ours does before a call is passed on:
 * a request id, a rate limit (in memory), a token whose algorithm, key, issuer and audience are checked.
 */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import express, { type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';

const { PORT, UPSTREAM = '', JWKS = '', ISSUER = '', AUDIENCE = '' } = process.env;
const PLENTY = 1_000_000_000;
const keys = createLocalJWKSet(JSON.parse(JWKS) as JSONWebKeySet);

const withRequestId: RequestHandler = (request, response, next) => {
  const id = randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('x-request-id', id);
  next();
};
const withToken: RequestHandler = async (request, response, next) => {
  const [kind, token = ''] = (request.headers.authorization ?? '').split(' ');
  const claims = await jwtVerify(token, keys, { algorithms: ['ES256'], issuer: ISSUER, audience: AUDIENCE }).catch(() => undefined);
  if (kind !== 'Bearer' || !claims) response.status(401).json({ success: false, errorMessage: 'UNAUTHORIZED' });
  else next();
};

const app = express();
app.get('/health/ready', (_, response) => void response.json({ ready: true }));
app.use(withRequestId, rateLimit({ windowMs: 60_000, limit: PLENTY }), withToken);
// Without an agent of its own it would open a connection for each request; anybody who cares for speed gives it one.
app.use(createProxyMiddleware({ target: UPSTREAM, agent: new Agent({ keepAlive: true }) }));
app.listen(Number(PORT), '127.0.0.1');
