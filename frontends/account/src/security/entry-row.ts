import { css, styled } from 'styled-components';

/** A row of a list in a section: its symbol, what it is, and what can be done with it. */
export const entryRow = css`
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
`;

export const EntryList = styled.ul`
  border-top: 1px solid var(--rule);
  > li {
    border-bottom: 1px solid var(--rule);
  }
`;
