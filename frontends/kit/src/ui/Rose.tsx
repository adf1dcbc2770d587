import { css, keyframes, styled } from 'styled-components';
import { roseLines, roseNeedle, rosePoints } from './rose-geometry.ts';

const still = { vectorEffect: 'non-scaling-stroke' } as const;
const fills = { paper: 'var(--paper)', ink: 'currentColor', north: 'var(--saffron)' };

const toNorth = keyframes`
  from { rotate: -74deg; }
`;
const Needle = styled.g<{ $settles: boolean }>`
  ${({ $settles }) =>
    $settles &&
    css`
      animation: ${toNorth} var(--slow) var(--settle) 0.2s backwards;
      @media (prefers-reduced-motion: reduce) {
        animation: none;
      }
    `}
`;

type RoseProps = {
  size?: number;
  /** Something was reached, or lost: the needle turns to its north once. */
  settles?: boolean;
  className?: string;
};

const points = (all: typeof rosePoints) => all.map(({ d, fill }) => <path key={d} d={d} fill={fills[fill]} {...still} />);

/** The compass rose, from 96 px up. Its hairlines stay 1 px at every size. Decorative. */
export const Rose = ({ size, settles = false, className }: RoseProps) => (
  <svg {...(size && { width: size, height: size })} className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <path d={roseLines} {...still} />
      <circle r="47" {...still} />
    </g>
    <g stroke="currentColor" strokeLinejoin="round">
      {points(rosePoints)}
      <Needle $settles={settles}>{points(roseNeedle)}</Needle>
    </g>
  </svg>
);
