import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const TICKS = 60;

const Svg = styled.svg`
  display: block;
  flex: none;
  line {
    stroke: currentColor;
    stroke-width: 1.4;
  }
`;

type BezelProps = {
  /** How much of the ring shines, from 0 to 1. */
  lit: number;
  /** In pixels. */
  size: number;
  /** In its middle, at 48, 48. */
  children: ReactNode;
};

/** A compass's ring of ticks. Decorative: what it shows is said beside it. */
export const Bezel = ({ lit, size, children }: BezelProps) => (
  <Svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
    {Array.from({ length: TICKS }, (_, tick) => (
      <line
        // The ticks of a bezel have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={tick}
        x1="48"
        x2="48"
        y1="4"
        y2={tick % 5 === 0 ? 12 : 9}
        transform={`rotate(${(tick * 360) / TICKS} 48 48)`}
        opacity={tick < lit * TICKS ? 1 : 0.3}
      />
    ))}
    {children}
  </Svg>
);
