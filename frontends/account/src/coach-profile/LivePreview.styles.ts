import { styled } from 'styled-components';

/** Windows that hold the form and the page that comes of it side by side. */
export const BESIDE = '(min-width: 1200px)';

export const BesidePreview = styled.div`
  @media ${BESIDE} {
    display: grid;
    grid-template-columns: minmax(0, 760px) minmax(340px, 1fr);
    align-items: start;
    gap: clamp(var(--s6), 5vw, var(--s8));
  }
`;
export const Panel = styled.section`
  position: sticky;
  top: var(--s5);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  h2 {
    font: var(--t-label);
  }
`;
/** As tall as the window allows; what is longer is scrolled, also by keyboard. */
export const Screen = styled.div`
  max-height: calc(100svh - 120px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s5);
  background: var(--raised);
  border: 1px solid var(--rule-2);
  border-radius: var(--r3);
`;
