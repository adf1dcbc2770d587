import { MarkedText } from '@pusula/frontend-kit/ui';
import { partsOf } from './marked-parts.ts';

/** A name with what was searched for in it marked. */
export const Marked = ({ text, typed }: { text: string; typed: string }) => (
  <MarkedText segments={partsOf(text, typed).map(({ text, isMatch }) => ({ text, as: isMatch ? 'mark' : null }))} />
);
