import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('loaded-packages.testing.ts', import.meta.url));
/** Prometheus' client and that of Elasticsearch bring the interface of OpenTelemetry, and load it always; it does nothing without an SDK. */
const BY_LIBRARIES = ['@opentelemetry/api', '@opentelemetry/core', '@opentelemetry/semantic-conventions'];

async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env: { ...process.env, ...env } });
  return JSON.parse(stdout) as string[];
}

it('the SDK of OpenTelemetry is loaded where a collector is named, and nowhere else', async () => {
  const off = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect(off.filter((name) => !BY_LIBRARIES.includes(name))).toEqual([]);
  const on = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(on).toEqual(expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http']));
});
