import { Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s8);
  align-items: start;
  padding-block: var(--s8) var(--s9);
  h1:focus {
    outline: 0;
  }
  > svg {
    width: 280px;
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    padding-top: var(--s6);
    > svg {
      display: none;
    }
  }
`;
export const Words = styled.div`
  display: grid;
  gap: var(--s5);
  max-width: 640px;
`;
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;
