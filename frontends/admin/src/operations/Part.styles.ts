import { styled } from 'styled-components';

/** What a tab of this screen holds, one part below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
/** Words at the left, buttons at the right. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  h2 {
    font: var(--t-h3);
  }
  > p {
    flex: 1 1 240px;
    max-width: 60ch;
  }
`;
/** Up to five figures in a row, parted by hairlines; on a tablet, too. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  border-block: 1px solid var(--rule-2);
  > div {
    display: grid;
    gap: var(--s1);
    align-content: start;
    padding: var(--s4) var(--s4) var(--s4) 0;
  }
  > div + div {
    border-left: 1px solid var(--rule);
    padding-left: var(--s4);
  }
  dt {
    font: var(--t-small);
    color: var(--ink-2);
  }
  dd {
    font: var(--t-h3);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    > div,
    > div + div {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: var(--s4);
      padding: var(--s3) 0;
      border-left: 0;
    }
    > div + div {
      border-top: 1px solid var(--rule);
    }
  }
`;
/** How all of it stands; what is wrong with it stands out. */
export const Standing = styled.p`
  font: var(--t-small);
  color: var(--ink-3);
`;
export const Code = styled.span`
  display: block;
  font: var(--t-micro);
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;
export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
`;
/** At the right of a row; in a card at its left, with the words above them. */
export const RowButtons = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: var(--s1);
  [data-line] > & {
    justify-content: flex-start;
    margin-left: calc(-1 * var(--s3));
  }
`;
