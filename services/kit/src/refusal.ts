import { isUnavailable } from './db/unavailable.ts';
import { isFailure } from './failure.ts';
import type { Refusal } from './http/replies.ts';

/** What the world may know of an error: its code when a rule threw it, SERVICE_UNAVAILABLE when a dependency is away, else UNEXPECTED_ERROR. */
export function refusalFrom(error: unknown): Refusal {
  if (isFailure(error)) return { code: error.code, details: error.details };
  return { code: isUnavailable(error) ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED_ERROR' };
}
