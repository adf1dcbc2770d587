import { statusOf } from '@pusula/contracts';
import { refusalFrom } from '../refusal.ts';
import type { SpanEnd } from './span.ts';

/** Pure: what a span says of an error: its code, for a fault of ours also as its status. Texts of errors may hold anything (S19). */
export function endOfError(error: unknown): SpanEnd {
  const { code } = refusalFrom(error);
  return { attributes: { 'error.type': code }, ...(statusOf(code) >= 500 && { fault: code }) };
}
