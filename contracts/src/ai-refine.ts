import { z } from 'zod';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { Language } from './values.ts';

export const INFORMATION_TYPES = ['Headline', 'Bio'] as const;

export const refine = endpoint('POST /ai/refine', {
  owner: 'ai-refine',
  summary: "Improves a coach's headline or bio without adding facts.",
  tokens: ['Register', 'User'],
  input: z.object({
    CoachInformationType: z.enum(INFORMATION_TYPES, { error: 'INVALID_INFORMATION_TYPE' }),
    Information: z.string().min(1).max(LIMITS.refineTextLength),
    Language: Language,
  }),
  reply: z.object({
    information: z.string(),
    /** `tidy-up`: the rule-based improver, used when no model is configured. */
    source: z.enum(['model', 'tidy-up']),
  }),
  errors: ['INVALID_INFORMATION_TYPE', 'REFINE_FAILED'],
  limits: ['refine'],
  timeoutMs: LIMITS.aiHopTimeoutMs,
});
