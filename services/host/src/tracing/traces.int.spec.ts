import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import type { Environment } from '@pusula/service-kit/config';
import { eventually, type OtlpReceiver, type ReceivedSpan, seededIds, startOtlpReceiver } from '@pusula/service-kit/testing';
import { coachOf, EMAIL, PASSWORD, portrait, tracesIn, USER_AGENT, WORDS } from '../erasure/marked-coach.testing.ts';
import { type ProductUnderTest, realServers, startProductUnderTest } from '../product.testing.ts';

const CATEGORY = seededIds(19).next();
const NETWORK = '203.0.113.77';
/** A stranger's own, which they say is not to be exported. */
const CALLER = { traceId: 'c0ffee'.padEnd(32, '1'), spanId: 'b'.repeat(16) };
const outside = realServers('traces');

describe.each([['embedded', {}], ...(Object.keys(outside).length > 0 ? ([['on real servers', outside]] as const) : [])] as [
  string,
  Environment,
][])('traces of the whole product, %s', (_, env) => {
  let collector: OtlpReceiver;
  let tokens: string[];
  let id: string;

  beforeAll(async () => {
    collector = await startOtlpReceiver();
    const product = await startProductUnderTest({
      env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'pusula', TRUSTED_PROXIES: '127.0.0.1' },
      headers: { 'user-agent': USER_AGENT, 'x-forwarded-for': NETWORK, traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-00` },
      prepare: async ({ catalog }) => {
        const category = { nameTr: 'Kariyer', nameEn: 'Career', descriptionTr: '', descriptionEn: '', status: 'active' } as const;
        await catalog.importCategories([{ id: CATEGORY, parentId: contracts.NO_PARENT, ...category }]);
      },
    });
    // Whatever is still to be exported is, when it stops.
    await visit(product).finally(product.stop);
  });
  afterAll(() => collector?.stop());

  /** Registers, searches, is refused and opens addresses, with something of a person in every place that there is for it. */
  async function visit({ call, visitor, open, url }: ProductUnderTest): Promise<void> {
    const stranger = await visitor();
    const { token: signUp } = await call(contracts.registerToken, stranger, { email: EMAIL });
    const { fileName } = await call(contracts.uploadProfilePicture, signUp, { file: await portrait() });
    const person = coachOf(CATEGORY, fileName);
    const { token, user } = await call(contracts.register, signUp, { authenticationType: 'Basic', language: 'tr', user: person });
    id = user.id;
    tokens = [stranger, signUp, token];
    await call(contracts.search, stranger, { keyword: WORDS.firstName });
    await expect(call(contracts.login, '', { authenticationType: 'Basic', email: EMAIL, password: `${PASSWORD}x` })).rejects.toThrow();
    await fetch(`${url}/api/${encodeURIComponent(EMAIL)}?email=${EMAIL}`);
    await open(`/tr/coach/${WORDS.username}-${id}?keyword=${encodeURIComponent(WORDS.headline)}`);
    await open(`/verify-account?language=tr&token=${token}`);
    await open(`/${WORDS.username}/${EMAIL}`);
    await eventually(() => expect(find('mail', 'send e-mail')).toHaveLength(1));
  }

  const find = (service: string, name: string) => collector.spans().filter((span) => span.service === service && span.name === name);
  /** From the first span of the trace that was exported to this one. */
  const pathTo = (span: ReceivedSpan | undefined): string[] => {
    if (!span) return [];
    const parent = collector.spans().find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
    return [...pathTo(parent), `${span.service}: ${span.kind} ${span.name}`];
  };

  it('lead from a registration at the gateway to its e-mail', () => {
    const [sent] = find('mail', 'send e-mail');
    expect(pathTo(sent)).toEqual([
      'gateway: server POST /api/auth/register',
      'gateway: client POST /api/internal/register-account',
      'identity: server POST /api/internal/register-account',
      'identity: client postgresql transaction',
      'identity: producer send identity.link-requested.v1',
      'mail: consumer process identity.link-requested.v1',
      'mail: client postgresql transaction',
      'mail: client send e-mail',
    ]);
    const [consumed] = find('mail', 'process identity.link-requested.v1');
    expect(consumed?.attributes).toMatchObject({ 'pusula.attempt': 1, 'pusula.outcome': 'done' });
  });

  it('lead from a search at the gateway to the index', () => {
    const served = [
      'gateway: server POST /api/search/search',
      'gateway: client POST /api/search/search',
      'search: server POST /api/search/search',
    ];
    const [search] = find('search', 'POST /api/search/search');
    expect(pathTo(search)).toEqual(served);
    const asked = find('search', 'elasticsearch search').filter(({ parentSpanId }) => parentSpanId === search?.spanId);
    if (env.ELASTICSEARCH_URL) expect(pathTo(asked[0])).toEqual([...served, 'search: client elasticsearch search']);
    else expect(asked).toEqual([]);
  });

  it('go on with the trace that a caller has begun, and are exported whatever the caller says of that', () => {
    const [registered] = find('gateway', 'POST /api/auth/register');
    expect(registered).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  });

  it('say how a call was refused, by the code of the contracts', () => {
    const codesOf = (span: ReceivedSpan | undefined) => [span?.attributes['http.response.status_code'], span?.attributes['error.type']];
    expect(codesOf(find('gateway', 'POST /api/auth/login')[0])).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(codesOf(find('identity', 'POST /api/internal/verify-credentials')[0])).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(codesOf(find('gateway', 'GET /api/*')[0])).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect(collector.spans().flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });

  it('S19: hold nothing of people: no address, name, word that was searched for, token, id, network or query', () => {
    const text = collector.bodies();
    const parts = tokens.flatMap((token) => [token, token.split('.').at(-1) ?? token]);
    expect([...tracesIn(text), ...[NETWORK, '127.0.0.1', id, '?', ...parts].filter((one) => text.includes(one))]).toEqual([]);
    const services = new Set(collector.spans().map(({ service }) => service));
    expect(services).toEqual(new Set(['gateway', 'identity', 'profile', 'catalog', 'search', 'mail']));
  });
});
