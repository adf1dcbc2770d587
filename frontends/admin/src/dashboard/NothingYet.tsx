import { Soft } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As high as the drawing that will be there. */
const EmptyChart = styled.div`
  display: grid;
  align-content: center;
  gap: var(--s1);
  min-height: 304px;
  b {
    font: var(--t-h3);
  }
  @media (max-width: 720px) {
    min-height: 132px;
  }
`;

/** In place of a drawing that has nothing to show. @param children when it will */
export const NothingYet = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyChart>
    <b>{title}</b>
    <Soft>{children}</Soft>
  </EmptyChart>
);
