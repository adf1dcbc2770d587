import { styled } from 'styled-components';

export const LegalHead = styled.header`
  display: grid;
  gap: var(--s3);
  padding: var(--s8) 0 var(--s6);
  @media (max-width: 720px) {
    padding: var(--s6) 0 var(--s5);
  }
`;

/** Contents beside the text where there is room. On paper the text alone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: var(--s8);
  padding: var(--s5) 0 var(--s9);
  border-top: 1px solid var(--rule-2);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

/** Points, or steps to be taken one after the other. */
export const Items = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-inline-start: var(--s5);
  list-style: disc;
  &:is(ol) {
    list-style: decimal;
  }
`;

export const Article = styled.article`
  max-width: var(--measure);
  section {
    padding-top: var(--s6);
    scroll-margin-top: var(--s4);
  }
  h2 {
    margin-bottom: var(--s3);
    font: var(--t-h3);
  }
  p, li {
    line-height: 1.68;
    overflow-wrap: anywhere;
  }
  p + p, p + :is(ul, ol) {
    margin-top: var(--s3);
  }
  li::marker {
    color: var(--ink-3);
  }
  @media print {
    max-width: none;
    section {
      break-inside: avoid;
    }
  }
`;
