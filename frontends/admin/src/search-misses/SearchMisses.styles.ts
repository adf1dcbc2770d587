import { styled } from 'styled-components';

/** The news, before its parts. */
export const Sum = styled.p`
  max-width: 60ch;
  font: var(--t-h3);
  text-wrap: balance;
`;
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding-top: var(--s5);
  & + & {
    border-top: 1px solid var(--rule-2);
  }
`;
export const MissesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s4);
  h2 {
    font: var(--t-h3);
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    font: var(--t-small);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;
/** Demand beside supply, a city each. */
export const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s2);
    color: var(--ink-2);
  }
  span + span::before {
    content: '· ';
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;
export const WordList = styled.ul`
  border-top: 1px solid var(--rule);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 208px 488px;
    align-items: center;
    gap: var(--s1) var(--s4);
    min-height: 52px;
    border-bottom: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 0;
  }
  a {
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    font: var(--t-small);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Beside the navigation there is no room for three presses. */
  @media (max-width: 1200px) {
    li {
      grid-template-columns: minmax(0, 1fr) 208px;
      padding-block: var(--s2);
    }
    li > :last-child {
      grid-column: 1 / -1;
      justify-content: flex-start;
    }
  }
  @media (max-width: 720px) {
    li {
      grid-template-columns: minmax(0, 1fr) 144px;
    }
  }
`;
/** How often words were searched for, beside those searched for most. */
export const Demand = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  align-items: center;
  gap: var(--s3);
  text-align: end;
`;
export const Length = styled.i`
  height: 6px;
  background: var(--ink);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
export const Presses = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s1);
`;
export const Given = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s2);
  font: var(--t-small);
  color: var(--good);
  svg {
    width: 18px;
    height: 18px;
  }
`;
