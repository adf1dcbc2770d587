import type { MarkedText as Marked } from '@pusula/contracts';
import { MarkedText } from '@pusula/frontend-kit/ui';
import { segments } from './quote.ts';

/** A text with its matched words marked. */
export const MarkedWords = ({ of, as = 'mark' }: { of: Marked; as?: 'mark' | 'b' }) => (
  <MarkedText segments={segments(of).map(({ text, marked }) => ({ text, as: marked ? as : null }))} />
);
