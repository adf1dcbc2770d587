import type { Figure } from '@pusula/service-kit/service';
import type { Upstream } from './upstream.ts';

const STATES: Readonly<Record<ReturnType<Upstream['breaker']['state']>, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Which services are being called, and which are spared because they keep failing. */
export const breakerFigure = (upstreams: Readonly<Record<string, Upstream>>): Figure => ({
  name: 'breaker_state',
  help: 'Whether calls go to a service: 0 yes, 1 one of them tries, 2 no, because it keeps failing',
  kind: 'gauge',
  labels: ['upstream'],
  read: () => Object.values(upstreams).map(({ name, breaker }) => ({ labels: { upstream: name }, value: STATES[breaker.state()] })),
});
