import { BottomBar } from '@pusula/frontend-kit/ui';
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
export const Bar = styled(BottomBar)`
  justify-content: flex-end;
  margin-top: var(--s7);
  > [role='status'] {
    flex: 1;
  }
  @media (max-width: 720px) {
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
