import { keyframes, styled } from 'styled-components';

const pass = keyframes`
  from { background-position: 120% 0; }
  to { background-position: -100% 0; }
`;

/** Holds the place of what is coming, in its size. Give `height` and `width` as CSS lengths; hidden from screen readers. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: string; $width?: string; $ratio?: string }>`
  height: ${({ $height = 'auto' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: var(--r1);
  background: linear-gradient(100deg, var(--sunken) 40%, var(--raised) 50%, var(--sunken) 60%) 0 / 220% 100%;
  animation: ${pass} 1.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background: var(--sunken);
  }
`;
