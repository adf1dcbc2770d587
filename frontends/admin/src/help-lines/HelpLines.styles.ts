import { styled } from 'styled-components';

export const HelpLineEntries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;
export const LineRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s4) var(--s5) var(--s5);
  background: var(--raised);
  border: 1px solid var(--rule);
  border-radius: var(--r3);
  @media (max-width: 720px) {
    padding: var(--s3) var(--s4) var(--s4);
  }
`;
export const LineHead = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s3);
  h2 {
    font: 600 1rem / 1.4 var(--sans);
    overflow-wrap: anywhere;
  }
  h2 > span {
    margin-right: var(--s2);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  b {
    margin-right: var(--s1);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 720px) {
    align-items: start;
    h2 {
      padding-top: 10px;
    }
  }
`;
export const Actions = styled.div`
  display: flex;
  flex: none;
`;
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s4) var(--s5);
  > * {
    grid-column: span 2;
  }
  > [data-narrow] {
    grid-column: span 1;
  }
  /* Said of the fields above it. */
  > p {
    grid-column: 1 / -1;
    margin-top: calc(-1 * var(--s2));
  }
  @media (max-width: 960px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    > *,
    > [data-narrow] {
      grid-column: 1;
    }
  }
`;
/** The day, and beside it the press that says it is today. */
export const Checked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s3);
  > fieldset {
    flex: 0 1 300px;
    min-width: 260px;
  }
  /* Beside the lists, below their label. */
  > button {
    margin-top: 28px;
  }
  @media (max-width: 720px) {
    > fieldset {
      flex: 1 1 100%;
    }
    > button {
      margin-top: 0;
      width: 100%;
    }
  }
`;
export const Problems = styled.div`
  display: grid;
  gap: var(--s4);
  &:empty {
    display: none;
  }
`;
export const Adding = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
`;
