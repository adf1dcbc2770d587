import { PageTitle } from '@pusula/frontend-kit/page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
  min-height: 44px;
  padding-bottom: var(--s4);
  border-bottom: 1px solid var(--rule-2);
  h1 {
    font: var(--t-h2);
    letter-spacing: var(--track-h2);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  @media print {
    button {
      display: none;
    }
  }
`;

/** A screen of the console: its name and what can be done with the whole of it, then its content. */
export const Page = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <PageHead>
      <h1>{title}</h1>
      {actions && <Actions>{actions}</Actions>}
    </PageHead>
    {children}
  </>
);
