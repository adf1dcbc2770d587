import { styled } from 'styled-components';

/** A line above the list that says how the search was understood. */
export const Note = styled.p`
  padding: 0 0 var(--s5);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
    color: var(--ink);
  }
  a {
    font-weight: 600;
    color: var(--ink);
  }
`;
