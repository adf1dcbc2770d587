import { styled } from 'styled-components';

const NARROW = '@media (max-width: 720px)';

/** Both texts beside each other, a row for each change; on a phone one below the other. */
export const Sheet = styled.div`
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  background: var(--raised);
  font-size: 0.9375rem;
  line-height: 1.65;
  h2,
  h3 {
    font: var(--t-label);
    color: var(--ink-2);
  }
  p {
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
  mark {
    color: inherit;
    background: var(--warn-wash);
    box-shadow: 0 1.5px 0 var(--warn);
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  > * {
    padding: var(--s4) var(--s5);
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const ColumnHeads = styled(Columns)`
  h2 {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
  }
  h2 span {
    font-weight: 400;
    color: var(--ink-3);
  }
  ${NARROW} {
    h2:first-child {
      display: none;
    }
  }
`;
/** What both texts say alike. */
export const Same = styled.p`
  padding: var(--s3) var(--s5);
  border-top: 1px solid var(--rule);
  color: var(--ink-3);
`;
export const Change = styled(Columns)`
  border-top: 1px solid var(--rule);
  > footer {
    grid-column: 2;
    display: grid;
    gap: var(--s3);
    padding-top: 0;
  }
  ${NARROW} {
    > footer {
      grid-column: 1;
    }
  }
`;
/** One version of a sentence. The rail and full ink show which one counts. */
export const Version = styled.div<{ $counts: boolean }>`
  box-shadow: inset 3px 0 0 ${({ $counts }) => ($counts ? 'var(--ink)' : 'transparent')};
  ${({ $counts }) => !$counts && 'p { color: var(--ink-3); } ins, mark { color: var(--ink-2); }'}
  h3 {
    display: none;
    margin-bottom: var(--s1);
  }
  ${NARROW} {
    padding-block: var(--s3);
    h3 {
      display: block;
    }
  }
`;
export const Doubts = styled.p`
  padding-left: var(--s3);
  border-left: 3px solid var(--warn);
  font: var(--t-small);
  color: var(--warn);
`;
/** Two words of which one is chosen. */
export const Switch = styled.div`
  display: inline-flex;
  justify-self: start;
  padding: 2px;
  border: 1px solid var(--edge);
  border-radius: var(--r1);
  button {
    min-height: 36px;
    padding-inline: var(--s3);
    border-radius: 2px;
    font: 500 0.875rem/1 var(--sans);
    color: var(--ink-2);
  }
  button:hover {
    color: var(--ink);
  }
  button[aria-pressed='true'] {
    background: var(--select);
    color: var(--ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
/** Below both versions: what the text will be, what wrote the suggestion, and the choice. */
export const Choice = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-top: 1px solid var(--rule-2);
  small {
    flex-basis: 100%;
    font: var(--t-small);
    color: var(--ink-3);
  }
`;
export const Preview = styled.section`
  display: grid;
  gap: var(--s2);
  padding: var(--s4) var(--s5);
  border-top: 1px solid var(--rule-2);
  background: var(--select);
`;
