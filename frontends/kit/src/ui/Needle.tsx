import { css, keyframes, styled } from 'styled-components';

const swing = keyframes`
  0%, 100% { rotate: -38deg; }
  50% { rotate: 38deg; }
`;

const Svg = styled.svg<{ $bearing: number; $swinging: boolean; $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
  rotate: ${({ $bearing }) => $bearing}deg;
  transition: rotate var(--slow) var(--settle);
  ${({ $swinging }) =>
    $swinging &&
    css`
      animation: ${swing} 1.4s var(--settle) infinite;
      @media (prefers-reduced-motion: reduce) {
        animation: none;
      }
    `}
`;

type NeedleProps = {
  /** Degrees from north, clockwise. A category's is its place on the rose; in results, nearer north means a closer match. */
  bearing?: number;
  /** Waiting: it looks for its north. */
  swinging?: boolean;
  size?: number;
  className?: string;
};

/** The product's only ornament, and it says something. */
export const Needle = ({ bearing = 0, swinging = false, size = 18, className }: NeedleProps) => (
  <Svg $bearing={bearing} $swinging={swinging} $size={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d="M12 23.2 8.2 12h7.6Z" fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M12 .8 15.8 12H8.2Z" fill="var(--saffron)" />
  </Svg>
);
