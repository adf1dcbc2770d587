/** `node loaded-packages.testing.ts`: loads the whole product, starts a tracer as the environment says, and prints which packages of OpenTelemetry have been loaded. */
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    const [, name] = /node_modules\/(@opentelemetry\/[^/]+)\/(?!.*node_modules)/.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});

await import('../start-product.ts');
const { createTracer } = await import('@pusula/service-kit/tracing');
const { parseConfig, serviceConfig } = await import('@pusula/service-kit/config');
const { silentLog } = await import('@pusula/service-kit/log');
const { DATABASE_URL: _, IDENTITY_JWKS: __, ...shape } = serviceConfig;
const tracer = await createTracer({ name: 'gateway', config: parseConfig(process.env, shape), log: silentLog() });
await tracer?.close();
process.stdout.write(JSON.stringify([...loaded].sort()));
