import { type ConfigOf, httpAddress, secret, serviceConfig, wholeNumber } from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment; README.md has the table. */
export const refineConfig = {
  ...serviceConfig,
  /** Without it texts are tidied up by rules, and every reply says so. */
  OPENAI_API_KEY: secret(word).optional(),
  /** Of any server that speaks the OpenAI API. */
  OPENAI_BASE_URL: httpAddress().optional(),
  OPENAI_MODEL: word.default('gpt-4o-mini'),
  /** Texts a day that the whole installation may refine. */
  REFINE_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(2_000),
} as const;
export type RefineConfig = ConfigOf<typeof refineConfig>;
