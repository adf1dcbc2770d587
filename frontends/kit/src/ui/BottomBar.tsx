import { styled } from 'styled-components';

/** Stays in view at the lower edge of the window while what it belongs to is longer than that. Notices stand above it (page/Notices.tsx). */
export const BottomBar = styled.div.attrs<{ 'data-bottom-bar'?: boolean }>({ 'data-bottom-bar': true })`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule-2);
  background: var(--paper);
  @media (max-width: 720px) {
    gap: var(--s2);
    padding: var(--s3) 0;
  }
`;
