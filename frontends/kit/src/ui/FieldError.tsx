import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from './icons.ts';

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font: var(--t-small);
  font-weight: 500;
  color: var(--bad);
  svg {
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;

/** What is wrong with a control, announced as soon as it is there. @param id what the control is described by */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div role="alert">
    {children && (
      <Problem id={id}>
        <AlertIcon />
        <span>{children}</span>
      </Problem>
    )}
  </div>
);
