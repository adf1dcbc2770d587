import { styled } from 'styled-components';

/** A row of a list in a section: its symbol, what it is, and what can be done with it. */
export const EntryRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s2) var(--s4);
  align-items: center;
  min-height: 88px;
  padding: var(--s3) 0;
  > svg {
    width: 24px;
    height: 24px;
    color: var(--ink-3);
  }
  @media (max-width: 480px) {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const EntryList = styled.ul`
  border-top: 1px solid var(--rule);
  > li {
    border-bottom: 1px solid var(--rule);
  }
`;
