import { type ConfigOf, httpAddress, secret, serviceConfig, setting, wholeNumber } from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment. */
export const refineConfig = {
  ...serviceConfig,
  OPENAI_API_KEY: setting('Without it texts are tidied up by rules', secret(word).optional()),
  OPENAI_BASE_URL: setting('Of any server that speaks the OpenAI API', httpAddress().optional()),
  OPENAI_MODEL: setting('Its model', word.default('gpt-4o-mini')),
  REFINE_DAILY_LIMIT: setting(
    'Texts a day that the whole installation may refine; 0 turns refining off',
    wholeNumber(0, 1_000_000).default(2_000),
  ),
} as const;
export type RefineConfig = ConfigOf<typeof refineConfig>;
