import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const PersonHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s5);
  padding: var(--s7) 0;
  > :nth-last-child(2) {
    flex: 1;
    min-width: min(100%, 320px);
    overflow-wrap: anywhere;
  }
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;
const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s4);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

type PersonHeadProps = { before?: ReactNode; states?: ReactNode; ways: ReactNode; children: ReactNode };

/** The top of a page about oneself: who, in what state, and what to do. */
export const PersonHead = ({ before, states, ways, children }: PersonHeadProps) => (
  <PersonHeader>
    {before}
    <div>
      {children}
      {states && <States>{states}</States>}
    </div>
    <Ways>{ways}</Ways>
  </PersonHeader>
);
