import { z } from 'zod';
import { endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { Language } from './values.ts';
import { capitalised } from './wire-names.ts';

export const INFORMATION_TYPES = ['Headline', 'Bio'] as const;

/** What a fact is about that stands in an improved text but not in the writer's own. */
export const FACT_KINDS = ['number', 'date', 'name', 'credential', 'contact'] as const;
/** Something in the improved text that its writer did not write: `text` as it stands there, to be checked before it is taken over. */
export const Doubt = z.object({ kind: z.enum(FACT_KINDS), text: z.string() });
export type Doubt = z.infer<typeof Doubt>;

export const refine = endpoint('POST /ai/refine', {
  readsOnly: true,
  owner: 'ai-refine',
  summary: "Improves a coach's headline or bio without adding facts.",
  tokens: ['Register', 'User'],
  input: capitalised({
    coachInformationType: z.enum(INFORMATION_TYPES, { error: 'INVALID_INFORMATION_TYPE' }),
    information: z.string().min(1).max(LIMITS.refineTextLength),
    language: Language,
  }),
  reply: z.object({
    information: z.string(),
    /** `tidy-up`: the rule-based improver, used when no model is configured. */
    source: z.enum(['model', 'tidy-up']),
    /** In the order in which they stand in the text; empty when none was added. */
    doubts: z.array(Doubt),
  }),
  errors: ['INVALID_INFORMATION_TYPE', 'REFINE_FAILED'],
  limits: ['refine', 'refinePerAddress'],
  timeoutMs: LIMITS.aiHopTimeoutMs,
  streams: true,
});
