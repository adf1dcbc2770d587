import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog, silentLog } from '../log/log.ts';
import { freePort } from '../postgres/free-port.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { createTracer } from './create-tracer.ts';
import type { Tracer } from './span.ts';
import type { TracerOptions } from './tracer-options.ts';
import { tracingConfig } from './tracing.testing.ts';

let collector: OtlpReceiver;
beforeEach(async () => {
  collector = await startOtlpReceiver();
});
afterEach(() => collector.stop());

async function tracerWith(env: Record<string, string>, more: Partial<TracerOptions> = {}): Promise<Tracer> {
  const config = tracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
  const tracer = await createTracer({ name: 'mail', config, log: silentLog(), ...more });
  if (!tracer) throw new Error('off');
  return tracer;
}
const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), flags: '01' };
const unsampled = { ...parent, flags: '00' };
const serverSpan = { name: 'GET', kind: 'server', parent } as const;

describe('a tracer', () => {
  it('exports what a span is, below its parent, with the name of its service', async () => {
    const tracer = await tracerWith({
      REVISION: 'abc',
      OTEL_RESOURCE_ATTRIBUTES: 'k8s.cluster.name=a%20b,deployment.environment.name=test',
    });
    const span = tracer.start({ ...serverSpan, attributes: { 'http.request.method': 'GET' } });
    span.end({
      name: 'GET /x',
      attributes: { 'http.response.status_code': 503, 'error.type': 'SERVICE_UNAVAILABLE' },
      fault: 'SERVICE_UNAVAILABLE',
    });
    await tracer.close();
    expect(span.trace).toEqual({ traceId: parent.traceId, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), flags: '01' });
    expect(collector.spans()).toEqual([
      {
        service: 'mail',
        resource: expect.objectContaining({ 'service.version': 'abc', 'k8s.cluster.name': 'a b', 'deployment.environment.name': 'test' }),
        name: 'GET /x',
        kind: 'server',
        traceId: parent.traceId,
        spanId: span.trace.spanId,
        parentSpanId: parent.spanId,
        attributes: { 'http.request.method': 'GET', 'http.response.status_code': 503, 'error.type': 'SERVICE_UNAVAILABLE' },
        fault: 'SERVICE_UNAVAILABLE',
      },
    ]);
  });

  it('goes where the standard variables say, with their headers and under their name', async () => {
    const tracer = await tracerWith({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9/nowhere',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Ckey, team=shop',
      OTEL_SERVICE_NAME: 'pusula-mail',
    });
    tracer.start(serverSpan).end();
    await tracer.close();
    expect(collector.spans().map(({ service }) => service)).toEqual(['pusula-mail']);
    expect(collector.headers()).toEqual([expect.objectContaining({ 'api-key': 'a,key', team: 'shop' })]);
  });

  it.each([
    ['parentbased_always_on', '1', parent, '01'],
    ['parentbased_always_on', '1', unsampled, '00'],
    ['parentbased_always_off', '1', undefined, '00'],
    ['parentbased_traceidratio', '0', parent, '01'],
    ['parentbased_traceidratio', '0', undefined, '00'],
    ['parentbased_traceidratio', '1', undefined, '01'],
    ['always_on', '1', unsampled, '01'],
    ['always_off', '1', parent, '00'],
    ['traceidratio', '0', parent, '00'],
  ] as const)('samples by %s with %s below %j: %s', async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, parent, flags) => {
    const tracer = await tracerWith({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG });
    const span = tracer.start({ ...serverSpan, parent });
    span.end();
    const below = tracer.start({ name: 'below', kind: 'client', parent: span.trace });
    below.end();
    await tracer.close();
    expect([span.trace.flags, collector.spans().length > 0]).toEqual([flags, flags === '01']);
    expect(below.trace.traceId).toBe(span.trace.traceId);
  });

  it('lets strangers neither have their requests exported nor hide them', async () => {
    const samplers = { all: 'parentbased_always_on', none: 'parentbased_always_off' };
    const flagsOf = async (OTEL_TRACES_SAMPLER: string, parent: typeof unsampled) => {
      const tracer = await tracerWith({ OTEL_TRACES_SAMPLER }, { isPublic: true });
      const { trace } = tracer.start({ ...serverSpan, parent });
      await tracer.close();
      expect(trace.traceId).toBe(parent.traceId);
      return trace.flags;
    };
    expect(await flagsOf(samplers.all, unsampled)).toBe('01');
    expect(await flagsOf(samplers.none, parent)).toBe('00');
  });

  it('warns once of a collector that is away, and ends all the same', async () => {
    const lines: string[] = [];
    const log = createLog({ service: 'mail', destination: { write: (line) => void lines.push(line) } });
    const away = `http://127.0.0.1:${await freePort()}`;
    const tracer = await tracerWith({ OTEL_EXPORTER_OTLP_ENDPOINT: away, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hidden' }, { log });
    // More than a batch, so that several exports fail.
    for (let count = 0; count < 1_200; count += 1) tracer.start(serverSpan).end();
    await tracer.close();
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, msg: 'spans could not be exported' })]);
    expect(lines.join()).not.toContain('hidden');
  });

  it.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }])('is none with %j', async (env) => {
    const config = tracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
    expect(await createTracer({ name: 'mail', config, log: silentLog() })).toBeUndefined();
  });
});
