import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Also of a section that is still on its way. */
export const SectionBox = styled.section`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  gap: var(--s5);
  border-top: 1px solid var(--rule-2);
  padding: var(--s5) 0 var(--s7);
  > :first-child {
    font: var(--t-label);
    padding-top: 4px;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    padding-bottom: var(--s6);
  }
`;

type SectionProps = { title: ReactNode; children: ReactNode; heading?: 'h2' | 'h3' | 'h4' };

/** A part of a page under a hairline: its name at the left, its content at the right. */
export const Section = ({ title, children, heading: Heading = 'h2' }: SectionProps) => (
  <SectionBox>
    <Heading>{title}</Heading>
    <div>{children}</div>
  </SectionBox>
);
