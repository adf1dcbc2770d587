import { styled } from 'styled-components';

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s4);
  > p {
    flex: 1;
    min-width: min(100%, 280px);
    max-width: 54ch;
  }
`;
/** On a line of its own, at the edge that everything else stands at. */
export const Way = styled.div`
  flex-basis: 100%;
`;
export const Reasons = styled.ul`
  flex-basis: 100%;
  display: grid;
  gap: var(--s2);
  max-width: 60ch;
  color: var(--ink-2);
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5) var(--s8);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Figure = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  align-self: start;
  b {
    font: var(--t-h2);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
export const Beside = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  max-width: 640px;
`;
export const Parts = styled.ul`
  justify-self: stretch;
  margin-top: var(--s2);
  svg {
    color: var(--good);
    translate: 0 3px;
  }
`;
