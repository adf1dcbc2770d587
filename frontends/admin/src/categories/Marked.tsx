import { partsOf } from './tree-like.ts';

/** A name with what was searched for in it marked. */
export const Marked = ({ text, typed }: { text: string; typed: string }) =>
  partsOf(text, typed).map(({ text: part, isMatch }, index) =>
    // Parts have no other name than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
