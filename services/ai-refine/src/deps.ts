import type { ServiceOptions } from '@pusula/service-kit/service';
import { type Allowance, createAllowance } from './allowance/allowance.ts';
import type { RefineConfig } from './config.ts';
import type { Improver } from './refining/improver.ts';
import { modelImprover } from './refining/model-improver.ts';
import { tidyUpImprover } from './refining/tidy-up.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions & { readonly improver: Improver; readonly allowance: Allowance };

/** @param improver in place of the configured one */
export const createDeps = (options: ServiceOptions<RefineConfig>, improver: Improver = improverFrom(options.config)): Deps => ({
  ...options,
  improver,
  allowance: createAllowance(options.db, options.clock, options.config.REFINE_DAILY_LIMIT),
});

function improverFrom({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: RefineConfig): Improver {
  if (OPENAI_API_KEY === undefined) return tidyUpImprover;
  return modelImprover({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL });
}
