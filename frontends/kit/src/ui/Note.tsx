import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon, InfoIcon } from './icons.ts';

const NotePanel = styled.div<{ $tone: 'info' | 'bad' }>`
  display: flex;
  gap: var(--s3);
  padding: var(--s4);
  border-left: 3px solid var(--${({ $tone }) => $tone});
  border-radius: 0 var(--r1) var(--r1) 0;
  background: var(--${({ $tone }) => $tone}-wash);
  font-size: 0.9375rem;
  line-height: 1.5;
  > svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: var(--${({ $tone }) => $tone});
  }
  b {
    font-weight: 600;
  }
`;

/** A remark in the flow of the page. A bad one is announced at once. */
export const Note = ({ tone = 'info', children }: { tone?: 'info' | 'bad'; children: ReactNode }) => (
  <NotePanel $tone={tone} {...(tone === 'bad' && { role: 'alert' })}>
    {tone === 'bad' ? <AlertIcon /> : <InfoIcon />}
    <div>{children}</div>
  </NotePanel>
);
