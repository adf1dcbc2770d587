import { styled } from 'styled-components';

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: var(--r1);
  overflow: hidden;
  background: var(--sunken);
  &::-webkit-progress-bar {
    background: var(--sunken);
  }
  &::-webkit-progress-value {
    background: var(--ink);
  }
  &::-moz-progress-bar {
    background: var(--ink);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

type ProgressBarProps = {
  /** What is under way. */
  label: string;
  done: number;
  /** 0: nobody knows yet how much there is. */
  of: number;
};

/** How much of a long work is done. The figures are said beside it. */
export const ProgressBar = ({ label, done, of }: ProgressBarProps) => (
  <Bar aria-label={label} {...(of > 0 && { max: of, value: Math.min(done, of) })} />
);
