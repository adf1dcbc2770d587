import { styled } from 'styled-components';

/** Windows that hold a page and what stands beside it. */
export const BESIDE = '(min-width: 1200px)';

/** A form, and what comes of it. Lines of a form are as wide as they read well. */
export const BesideForm = styled.div`
  > form {
    max-width: 760px;
  }
  @media ${BESIDE} {
    display: grid;
    grid-template-columns: minmax(0, 760px) minmax(340px, 1fr);
    align-items: start;
    gap: clamp(var(--s6), 5vw, var(--s8));
  }
`;
/** What is read, and what sums it up: beside it where there is room, below it elsewhere. */
export const BesideReading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s8);
  @media ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
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
  > h2 {
    margin-top: var(--s3);
  }
`;
/** A panel between sections: it begins with their hairline. */
export const LinedPanel = styled(Panel)`
  padding: var(--s5) 0 var(--s7);
  border-top: 1px solid var(--rule-2);
  > h2 {
    margin: 0;
    padding-top: 4px;
  }
`;
/** As tall as the window allows; what is longer is scrolled, also by keyboard. */
export const Screen = styled.div`
  max-height: calc(100svh - 120px);
  overflow: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
  padding: var(--s5);
  background: var(--raised);
  border: 1px solid var(--rule-2);
  border-radius: var(--r3);
`;
