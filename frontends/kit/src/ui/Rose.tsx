import { roseLines, rosePoints } from './rose-geometry.ts';

const still = { vectorEffect: 'non-scaling-stroke' } as const;
const fills = { paper: 'var(--paper)', ink: 'currentColor', north: 'var(--saffron)' };

/** The compass rose, from 96 px up. Its hairlines stay 1 px at every size. Decorative. */
export const Rose = ({ size, className }: { size?: number; className?: string }) => (
  <svg {...(size && { width: size, height: size })} className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <path d={roseLines} {...still} />
      <circle r="47" {...still} />
    </g>
    <g stroke="currentColor" strokeLinejoin="round">
      {rosePoints.map(({ d, fill }) => (
        <path key={d} d={d} fill={fills[fill]} {...still} />
      ))}
    </g>
  </svg>
);
