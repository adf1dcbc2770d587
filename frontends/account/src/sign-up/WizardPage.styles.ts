import { Wrap } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: var(--s9);
  padding-block: var(--s7) var(--s9);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
  @media (max-width: 720px) {
    padding-block: var(--s5) var(--s8);
  }
`;
export const Content = styled.div`
  max-width: 760px;
  h1:focus {
    outline: 0;
  }
`;
export const Opening = styled.div`
  display: grid;
  gap: var(--s3);
  margin-bottom: var(--s7);
  @media (max-width: 720px) {
    margin-bottom: var(--s6);
  }
`;
export const Form = styled.form<{ $narrow: boolean }>`
  max-width: ${({ $narrow }) => ($narrow ? '432px' : 'none')};
`;
export const Questions = styled.div<{ $roomy: boolean }>`
  display: grid;
  gap: var(${({ $roomy }) => ($roomy ? '--s6' : '--s5')});
`;
export const Ways = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s3);
  border-top: 1px solid var(--rule-2);
  padding-top: var(--s5);
  margin-top: var(--s7);
  > a {
    margin-left: -12px;
  }
  > :only-child {
    margin-left: auto;
  }
`;
