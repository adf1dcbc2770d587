import type { Piece } from './doubt-places.ts';
import type { Change } from './word-changes.ts';

const TAGS = { removed: 'del', added: 'ins', doubt: 'mark', same: 'span' } as const;

type MarkedProps = { pieces: readonly (Piece | { readonly text: string; readonly mark: Change['kind'] })[] };

/** A text with its marks; the spaces after a marked word are not. */
export const Marked = ({ pieces }: MarkedProps) =>
  pieces.map(({ text, mark }, index) => {
    const Tag = TAGS[mark];
    const end = text.slice(text.trimEnd().length);
    // Words come twice in a text; their place is the only name they have.
    const key = `${index}-${text}`;
    return (
      <span key={key}>
        <Tag>{text.trimEnd()}</Tag>
        {end}
      </span>
    );
  });
