import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s2);
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s2) var(--s4);
`;
/** What was just done, and the way back from it. */
export const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s2);
`;
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  background: var(--raised);
  > div {
    padding: var(--s5);
  }
  > div + div {
    border-left: 1px solid var(--rule);
  }
  h2 {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    font: var(--t-label);
    color: var(--ink-2);
    margin-bottom: var(--s3);
  }
  h2 span {
    font-weight: 400;
    color: var(--ink-3);
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.65;
    white-space: pre-line;
  }
  del {
    color: var(--ink-3);
    text-decoration-color: var(--bad);
  }
  ins {
    text-decoration: none;
    background: var(--good-wash);
    box-shadow: 0 1.5px 0 var(--good);
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    > div + div {
      border-left: 0;
      border-top: 1px solid var(--rule);
    }
  }
`;
/** Below both versions: what wrote the suggestion, and the choice. */
export const Choice = styled.footer`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding: var(--s3) var(--s5);
  border-top: 1px solid var(--rule);
  small {
    flex-basis: 100%;
    font: var(--t-small);
    color: var(--ink-3);
  }
`;
