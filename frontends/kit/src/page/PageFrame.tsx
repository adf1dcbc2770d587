import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useAnnouncement } from './announcer.ts';
import { Notices } from './Notices.tsx';

/** It stands behind the page, which must not grow by it: its last line would scroll. */
const Voice = styled(VisuallyHidden)`
  position: fixed;
  inset: 0 auto auto 0;
`;

/** What every page has besides its content: the voice for screen readers and the place of notices. */
export function PageFrame({ children }: { children: ReactNode }) {
  const announcement = useAnnouncement();
  return (
    <>
      {children}
      <Voice role="status">{announcement}</Voice>
      <Notices />
    </>
  );
}
