import type { ServerResponse } from 'node:http';
import { TIME_LIMITS } from '../config/time-limits.ts';
import type { Probe } from '../service.ts';
import { sendJson } from './replies.ts';

export type Health = {
  /** Alive as long as the process answers; never checks a dependency. */
  readonly live: (response: ServerResponse) => void;
  readonly ready: (response: ServerResponse) => Promise<void>;
  /** What `ready` answers. `checks` says of each probe `ok`, `slow` or `away`. */
  readonly report: () => Promise<{ readonly ready: boolean; readonly checks: Record<string, string> }>;
  readonly isReady: () => Promise<boolean>;
  readonly drain: () => void;
  readonly draining: () => boolean;
};

/**
 * Liveness and readiness. Ready needs every dependency once; a probe marked `onlyAtStart` (the broker: requests are served without it, the outbox keeps
 * the events) is reported but no longer counts afterwards.
 * @param options.isPublic `ready` answers anybody: whether, and nothing of what is missing
 */
export function createHealth(probes: readonly Probe[], { isPublic = false } = {}): Health {
  let draining = false;
  let wasReady = false;

  const check = async () => {
    const results = await Promise.all(probes.map(async (probe) => ({ probe, problem: await problemOf(probe) })));
    const missing = results.filter(({ probe, problem }) => problem !== null && !(wasReady && probe.onlyAtStart));
    const ready = !draining && missing.length === 0;
    wasReady ||= ready;
    return { ready, checks: Object.fromEntries(results.map(({ probe, problem }) => [probe.name, problem ?? 'ok'])) };
  };

  return {
    live: (response) => sendJson(response, 200, '{"live":true}'),
    ready: async (response) => {
      const result = await check();
      const reported = isPublic ? { ready: result.ready } : { ...result, ...(draining ? { draining } : {}) };
      sendJson(response, result.ready ? 200 : 503, JSON.stringify(reported));
    },
    report: check,
    isReady: async () => (await check()).ready,
    drain: () => {
      draining = true;
    },
    draining: () => draining,
  };
}

/** Null when the dependency answers within a second; else a word without addresses or accounts. */
async function problemOf(probe: Probe): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('slow'), TIME_LIMITS.readinessProbe);
  });
  try {
    return await Promise.race([
      probe.check().then(
        () => null,
        () => 'away',
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
