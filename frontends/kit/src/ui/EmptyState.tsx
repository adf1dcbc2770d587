import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Rose } from './Rose.tsx';
import { Heading, Soft } from './Text.tsx';

/** Where it is the whole page, the header’s line above it is enough. */
const EmptyPanel = styled.div<{ $isPage: boolean }>`
  border-block: 1px solid var(--rule-2);
  ${({ $isPage }) => $isPage && 'border-top: 0;'}
  padding: var(--s8) 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s7);
  align-items: center;
  > svg {
    width: 168px;
    opacity: 0.85;
  }
  ${Soft} {
    margin-top: var(--s3);
    max-width: 44ch;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
    padding: var(--s6) 0;
    > svg {
      width: 112px;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s5);
`;

type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  children: ReactNode;
  actions?: ReactNode;
  /** `h1` where nothing else names the page. */
  as?: 'h1' | 'h2';
};

/** There is nothing here, and this is what to do about it. */
export const EmptyState = ({ title, children, actions, as = 'h2' }: EmptyStateProps) => (
  <EmptyPanel $isPage={as === 'h1'}>
    <Rose />
    <div>
      <Heading as={as}>{title}</Heading>
      <Soft as="div">{children}</Soft>
      {actions && <Actions>{actions}</Actions>}
    </div>
  </EmptyPanel>
);
