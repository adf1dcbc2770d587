import { Mark, Wrap } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';

export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <header>
      <Wrap>
        <Mark />
      </Wrap>
    </header>
    <main id="content">{children}</main>
  </>
);
