import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  gap: var(--s5);
  border-top: 1px solid var(--rule-2);
  padding: var(--s5) 0 var(--s7);
  > h2 {
    font: var(--t-label);
    padding-top: 4px;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    padding-bottom: var(--s6);
  }
`;

/** A part of a page under a hairline: its name at the left, its content at the right. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    <div>{children}</div>
  </Box>
);
