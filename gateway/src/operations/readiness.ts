import { TIME_LIMITS } from '@pusula/service-kit/config';
import { request } from 'undici';
import { z } from 'zod';

const Report = z.object({ ready: z.boolean(), checks: z.record(z.string(), z.string()) });
export type Readiness = { readonly isReady: boolean; readonly tookMs: number | null; readonly checks: Record<string, string> };

const SILENT: Readiness = { isReady: false, tookMs: null, checks: {} };

/** What a service says of itself now. Never rejects: silence, or an answer of another kind, is one too. @param url the service's origin */
export async function readinessAt(url: string): Promise<Readiness> {
  const began = performance.now();
  try {
    // A connection of its own: the call measures the service, not a pool that waits for it.
    const { body } = await request(new URL('/health/ready', url), {
      signal: AbortSignal.timeout(TIME_LIMITS.readinessReport),
      reset: true,
    });
    const { ready, checks } = Report.parse(await body.json());
    return { isReady: ready, tookMs: Math.round(performance.now() - began), checks };
  } catch {
    return SILENT;
  }
}
