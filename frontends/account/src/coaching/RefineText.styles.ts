import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s2);
`;
export const RefineActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s2) var(--s4);
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;
/** What was just done, and the way back from it. */
export const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s2);
`;
/** A suggestion while it is being written: it grows downwards and moves nothing above it. */
export const Coming = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  background: var(--raised);
  h2 {
    font: var(--t-label);
    color: var(--ink-2);
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.65;
    white-space: pre-line;
  }
`;
