import type { MarkedText } from '@pusula/contracts';
import { Fragment } from 'react';
import { pieces } from './quote.ts';

/** A text with its matched words marked, as text: nothing in it is ever read as markup. */
export const MarkedWords = ({ of, as: Mark = 'mark' }: { of: MarkedText; as?: 'mark' | 'b' }) =>
  pieces(of).map(({ text, marked }, place) => {
    const key = `${place}:${text}`;
    return marked ? <Mark key={key}>{text}</Mark> : <Fragment key={key}>{text}</Fragment>;
  });
