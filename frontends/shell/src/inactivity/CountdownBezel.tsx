import { LIMITS } from '@pusula/contracts';
import { styled } from 'styled-components';

const TICKS = 60;

const Svg = styled.svg`
  line {
    stroke: currentColor;
    stroke-width: 1.4;
  }
  text {
    fill: currentColor;
    font: 420 27px var(--serif);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** The seconds in a compass's bezel, whose ticks go out one by one. Decorative: the dialog's text says the seconds. */
export const CountdownBezel = ({ seconds }: { seconds: number }) => (
  <Svg width="88" height="88" viewBox="0 0 96 96" aria-hidden="true">
    {Array.from({ length: TICKS }, (_, tick) => (
      <line
        // The ticks of a bezel have no other name than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={tick}
        x1="48"
        x2="48"
        y1="4"
        y2={tick % 15 === 0 || tick % 5 === 0 ? 12 : 9}
        transform={`rotate(${(tick * 360) / TICKS} 48 48)`}
        opacity={tick < (seconds / LIMITS.inactivityCountdownSeconds) * TICKS ? 1 : 0.3}
      />
    ))}
    <text x="48" y="57" textAnchor="middle">
      {seconds}
    </text>
  </Svg>
);
