import { refineForgot } from '@pusula/contracts';
import type { Parts, Schema, Service } from '@pusula/service-kit';
import { type Allowance, createAllowance, UseTable } from './allowance/allowance.ts';
import { allowanceSweeper } from './allowance/sweeper.ts';
import { api } from './api.ts';
import type { RefineConfig } from './config.ts';
import { events } from './events.ts';
import { Uses1760000000001 } from './migrations/0001-uses.ts';
import type { Improver } from './refining/improver.ts';
import { modelImprover } from './refining/model-improver.ts';
import { tidyUpImprover } from './refining/tidy-up.ts';

export { refineConfig } from './config.ts';

export const schema: Schema = { tables: [UseTable], migrations: [Uses1760000000001] };

export type Deps = Parts & { readonly improver: Improver; readonly allowance: Allowance };

const improverFrom = ({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: RefineConfig): Improver =>
  OPENAI_API_KEY === undefined ? tidyUpImprover : modelImprover({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL });

/** Improves coaches' texts: through a language model when one is configured, by rules when not. */
export function createRefineService(parts: Parts<RefineConfig>, improver: Improver = improverFrom(parts.config)): Service {
  const allowance = createAllowance(parts.db, parts.clock, parts.config.REFINE_DAILY_LIMIT);
  return {
    api: api({ ...parts, improver, allowance }),
    events: events(),
    jobs: [allowanceSweeper(allowance)],
    forgetting: { receipt: refineForgot },
  };
}
