import type { Metrics } from '@pusula/service-kit/http';

type Times = ReturnType<Metrics['requests']['labels']>;

/** Counts and times answers by route and status. Each pair's series is looked up once: the labels cost more than the counting. */
export function answerTimes(requests: Metrics['requests']): (route: string | undefined, status: number, tookMs: number) => void {
  const byRoute = new Map<string, Map<number, Times>>();
  const seriesOf = (route: string, status: number): Times => {
    const series = requests.labels({ route, status: String(status) });
    byRoute.set(route, (byRoute.get(route) ?? new Map<number, Times>()).set(status, series));
    return series;
  };
  return (route = 'unknown', status, tookMs) => {
    const times = byRoute.get(route)?.get(status) ?? seriesOf(route, status);
    times.observe(tookMs / 1_000);
  };
}
