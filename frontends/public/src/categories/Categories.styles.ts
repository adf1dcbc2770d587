import { styled } from 'styled-components';

export const Space = styled.div`
  padding-bottom: var(--s9);
`;

export const CategoriesHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: end;
  gap: var(--s8);
  padding: var(--s8) 0 var(--s7);
  h1 {
    max-width: 12em;
  }
  > div {
    margin: 0;
  }
  input {
    min-height: 48px;
  }
  > div > svg {
    top: 15px;
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;

/** As wide as its words, so that it can come from a list. */
export const CategoryName = styled.span`
  display: inline-block;
`;

/** What a page of one category begins with. */
export const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s6) 0 var(--s7);
`;

/** The coaches of a category, and what stands beside them where there is room. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7) var(--s8);
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

/** Between the heading and the index. */
export const Remark = styled.div`
  margin-bottom: var(--s6);
`;

/** The way on where the index has nothing. */
export const Instead = styled.div`
  margin-top: var(--s4);
`;

/** Read like an index: two columns, hairlines, figures aligned. */
export const Index = styled.div`
  columns: 2;
  column-gap: var(--s9);
  @media (max-width: 1000px) {
    column-gap: var(--s7);
  }
  @media (max-width: 720px) {
    columns: 1;
  }
`;

export const Entry = styled.section`
  break-inside: avoid;
  padding: var(--s4) 0 var(--s7);
  border-top: 1px solid var(--rule-2);
  h2 {
    display: flex;
    align-items: center;
    gap: var(--s3);
    margin-bottom: var(--s3);
    font: 380 1.75rem / 1.2 var(--serif);
    letter-spacing: -0.012em;
  }
  h2 svg {
    margin-inline-start: -2px;
  }
  &:hover h2 svg {
    transform: rotate(360deg);
    transition: transform var(--slow) var(--settle);
  }
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  h2 span {
    margin-inline-start: auto;
    font: var(--t-body);
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
  ul {
    padding-inline-start: 36px;
  }
  ul ul {
    padding-inline-start: var(--s5);
    font-size: 0.9375rem;
    color: var(--ink-2);
  }
`;
