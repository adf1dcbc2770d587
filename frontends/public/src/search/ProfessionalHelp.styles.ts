import { styled } from 'styled-components';
import { HelpLineList } from './HelpLineList.tsx';
import { Note } from './Note.styles.ts';

/** A note like the others above the list: nothing in it is louder than the coaches below. */
export const Advice = styled(Note).attrs({ as: 'div' })`
  p {
    max-width: 66ch;
    color: var(--ink);
  }
`;
export const Lines = styled(HelpLineList)`
  margin-top: var(--s2);
  font: var(--t-small);
  li {
    display: flex;
    align-items: baseline;
    gap: var(--s2);
  }
  a {
    flex: none;
    padding-block: 5px;
  }
  [data-number] {
    font-variant-numeric: tabular-nums;
  }
`;
