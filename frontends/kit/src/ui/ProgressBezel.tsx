import { styled } from 'styled-components';
import { Bezel } from './Bezel.tsx';

const SIZE = 72;

const Turning = styled.g<{ $degrees: number }>`
  transform-origin: 48px 48px;
  rotate: ${({ $degrees }) => $degrees}deg;
  transition: rotate var(--slow) var(--settle);
`;

/** How far along a way of several steps: the bezel's ticks come on, the needle turns. Decorative: say the steps beside it. */
export const ProgressBezel = ({ done, of }: { done: number; of: number }) => (
  <Bezel lit={done / of} size={SIZE}>
    <Turning $degrees={(done / of) * 360}>
      <path d="M48 69.3 40.8 48h14.4Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M48 26.7 55.2 48H40.8Z" fill="var(--saffron)" />
    </Turning>
  </Bezel>
);
