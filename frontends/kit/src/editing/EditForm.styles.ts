import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Whatever the keyboard comes to is not hidden behind the bar, nor is what is said below it. */
  :is(input, textarea, select, button, summary, a) {
    scroll-margin-bottom: 176px;
  }
`;
export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`;
/** Stays in view at the lower edge while the form is longer than the window. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-top: var(--s7);
  padding: var(--s4) 0;
  border-top: 1px solid var(--rule-2);
  background: var(--paper);
  > [role='status'] {
    flex: 1;
  }
  @media (max-width: 720px) {
    gap: var(--s2);
    padding: var(--s3) 0;
    > [role='status'] {
      flex-basis: 100%;
      text-align: end;
      &:empty {
        display: none;
      }
    }
  }
`;
/** Fields that belong together, under a name of their own. */
export const Part = styled.section`
  display: grid;
  gap: var(--s5);
  > h2 {
    font: var(--t-h3);
    border-top: 1px solid var(--rule-2);
    padding-top: var(--s5);
  }
`;
