import { styled } from 'styled-components';

/** Portrait on the left, words on the right; on a phone quote and reason use the whole width. The name's link covers the row. */
export const ResultItem = styled.li`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  column-gap: var(--s6);
  position: relative;
  padding: var(--s6) 0;
  border-top: 1px solid var(--rule);
  > :first-child {
    grid-row: 1 / -1;
    align-self: start;
  }
  > :not(:first-child) {
    grid-column: 2;
  }
  &:first-child {
    border-color: var(--rule-2);
  }
  @media (max-width: 720px) {
    grid-template-columns: 84px minmax(0, 1fr);
    grid-template-rows: auto;
    column-gap: var(--s4);
    padding: var(--s5) 0;
    > :first-child {
      grid-row: 1;
    }
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export const CoachName = styled.h2<{ $long: boolean }>`
  font: 400 ${({ $long }) => ($long ? 1.375 : 1.625)}rem / 1.2 var(--serif);
  letter-spacing: -0.01em;
  hyphens: auto;
  overflow-wrap: anywhere;
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover & a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  a:focus-visible {
    outline: 0;
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @media (max-width: 720px) {
    font-size: ${({ $long }) => ($long ? 1.1875 : 1.375)}rem;
  }
`;

export const Headline = styled.p`
  margin-top: 2px;
  font-size: 1.0625rem;
  @media (max-width: 720px) {
    font-size: 1rem;
    line-height: 1.45;
  }
`;

export const Quote = styled.p`
  max-width: 66ch;
  margin-top: var(--s3);
  color: var(--ink-2);
`;

export const Why = styled.p`
  display: flex;
  gap: var(--s2);
  margin-top: var(--s3);
  font: var(--t-small);
  color: var(--ink-2);
  svg {
    margin-inline-start: -3px;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;
