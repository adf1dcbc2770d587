import { styled } from 'styled-components';
import { HelpLineList } from './HelpLineList.tsx';

/** Calm: the page's own ground and ink, no alarm, nothing that moves. */
export const Panel = styled.section`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s6);
  padding: var(--s6);
  border-radius: var(--r2);
  background: var(--info-wash);
  p {
    max-width: 62ch;
  }
  h2 + p {
    margin-top: var(--s2);
    color: var(--ink);
  }
  @media (max-width: 720px) {
    margin-inline: calc(var(--gutter) * -1);
    padding: var(--s5) var(--gutter);
    border-radius: 0;
  }
`;
export const Lines = styled(HelpLineList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--s3) var(--s6);
  li {
    display: grid;
    align-content: start;
    gap: 2px;
    padding-top: var(--s3);
    border-top: 1px solid var(--rule);
  }
  a {
    justify-self: start;
    font-weight: 600;
    min-height: 32px;
  }
  [data-number] {
    font: var(--t-h3);
    font-variant-numeric: tabular-nums;
  }
  /* Its name is all that there is of it. */
  [data-alone] {
    font-weight: 600;
  }
`;
