import { MarkedText } from '@pusula/frontend-kit/ui';
import type { Segment } from './doubt-ranges.ts';
import type { Change } from './word-changes.ts';

const TAGS = { removed: 'del', added: 'ins', doubt: 'mark', same: null } as const;

type MarkedProps = { segments: readonly (Segment | { readonly text: string; readonly mark: Change['kind'] })[] };

/** A text with its marks; the spaces after a marked word are not. */
export const Marked = ({ segments }: MarkedProps) => (
  <MarkedText
    segments={segments.flatMap(({ text, mark }) => {
      const word = text.trimEnd();
      return [
        { text: word, as: TAGS[mark] },
        { text: text.slice(word.length), as: null },
      ];
    })}
  />
);
