import { LIMITS } from '@pusula/contracts';
import { Bezel } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const SIZE = 88;

const Seconds = styled.text`
  fill: currentColor;
  font: 420 27px var(--serif);
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The seconds in a compass's bezel, whose ticks go out one by one. Decorative: the dialog's text says the seconds. */
export const CountdownBezel = ({ seconds }: { seconds: number }) => (
  <Bezel lit={seconds / LIMITS.inactivityCountdownSeconds} size={SIZE}>
    <Seconds x="48" y="57" textAnchor="middle">
      {seconds}
    </Seconds>
  </Bezel>
);
