import { Fragment } from 'react';

export type MarkedSegment = { readonly text: string; readonly as: 'mark' | 'b' | 'ins' | 'del' | null };

/** A text with some of its segments marked, as text: nothing in it is ever read as markup. */
export const MarkedText = ({ segments }: { segments: readonly MarkedSegment[] }) =>
  segments.map(({ text, as: Tag }, place) => {
    // Segments come twice in a text; their place is the only name they have.
    const key = `${place}:${text}`;
    return Tag ? <Tag key={key}>{text}</Tag> : <Fragment key={key}>{text}</Fragment>;
  });
