import { type serviceHealth as contract, type Owner, type ReplyOf, SERVICE_NAMES } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { type Readiness, readinessAt } from './readiness.ts';

type Row = ReplyOf<typeof contract>['services'][number];

/** Every service as it answers now, the gateway last, and what waits for each. Whoever is silent is shown as silent; the call itself does not fail. */
export const serviceHealth =
  ({ upstreams, serviceUrls, health, queues, clock }: Deps): GatewayHandler<typeof contract> =>
  async () => {
    const row = async (name: Owner, readiness: Promise<Readiness>, breaker: Row['breaker']): Promise<Row> => {
      const [ready, counts] = await Promise.all([readiness, queues.countsOf(name)]);
      return { name, ...ready, breaker, ...counts };
    };
    const ours = async (): Promise<Readiness> => {
      const began = performance.now();
      const { ready, checks } = await health.report();
      return { isReady: ready, tookMs: Math.round(performance.now() - began), checks };
    };
    const rows = SERVICE_NAMES.map((name) => row(name, readinessAt(serviceUrls[name]), upstreams[name].breaker.state()));
    return { services: await Promise.all([...rows, row('gateway', ours(), null)]), at: clock.now().toISOString() };
  };
