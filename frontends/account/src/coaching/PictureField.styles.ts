import { styled } from 'styled-components';

export const PictureFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  align-items: flex-start;
  @media (max-width: 720px) {
    gap: var(--s4);
  }
`;
export const Beside = styled.div`
  /* Below the picture where both have no room, as at 400 % zoom. */
  flex: 1 1 180px;
  display: grid;
  gap: var(--s2);
  justify-items: start;
  b {
    font: var(--t-label);
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s1);
`;
export const Bar = styled.div`
  width: min(100%, 320px);
  progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 4px;
    border: 0;
    border-radius: var(--r1);
    background: var(--sunken);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--sunken);
  }
  progress::-webkit-progress-value {
    background: var(--act);
    transition: inline-size var(--base) linear;
  }
  progress::-moz-progress-bar {
    background: var(--act);
  }
`;
