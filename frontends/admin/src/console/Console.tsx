import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { FactorGate } from '../factor/FactorGate.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';

/** As wide as the header above it, so that both end at one edge. */
const Frame = styled.div`
  flex: 1;
  width: 100%;
  max-width: var(--console);
  display: grid;
  grid-template-columns: var(--console-rail) minmax(0, 1fr);
  border-top: 1px solid var(--rule);
  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
  @media print {
    display: block;
  }
`;
const Content = styled.div`
  width: 100%;
  padding: var(--s5) var(--console-gutter) var(--s8);
  display: grid;
  gap: var(--s5);
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
`;

/** What all screens of the console stand in: the rail at the left, or above on small screens. */
export const Console = () => (
  <Frame>
    <ConsoleNav />
    <Content>
      <FactorGate>
        <Suspense>
          <Outlet />
        </Suspense>
      </FactorGate>
    </Content>
  </Frame>
);
