import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useAnnouncement } from './announcer.ts';
import { Notices } from './Notices.tsx';

/** What every page has besides its content: the voice for screen readers and the place of notices. */
export function PageFrame({ children }: { children: ReactNode }) {
  const announcement = useAnnouncement();
  return (
    <>
      {children}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Notices />
    </>
  );
}
