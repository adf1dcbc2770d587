import { styled } from 'styled-components';

/** Two fields side by side, or below each other where they would be narrow. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Rows = styled.div`
  display: grid;
  gap: var(--s5);
`;
/** Waits for what there will be to say, without taking room. */
export const Remarks = styled.div`
  > * {
    margin-top: var(--s4);
  }
`;
/** The console's own space above a page is enough. */
export const Way = styled.div`
  margin-top: calc(-1 * var(--s5));
`;
/** Head, tabs, form and its buttons end at one edge, where fields are not yet too wide to read. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  max-width: 1200px;
`;
/** The parts of the form lie closer to each other than on the pages that people see. */
export const Dense = styled.div`
  > section {
    padding-bottom: var(--s6);
  }
  > section:first-child {
    border-top: 0;
    padding-top: 0;
  }
`;
