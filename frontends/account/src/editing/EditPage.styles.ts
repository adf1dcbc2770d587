import { styled } from 'styled-components';

export const Opening = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s7) 0;
  h1:focus {
    outline: 0;
  }
  @media (max-width: 720px) {
    padding: var(--s6) 0;
  }
`;
/** As wide as lines of a form read well, until the form is there, which has something beside it. */
export const Body = styled.div<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : '760px')};
  padding-bottom: var(--s9);
`;
/** What belongs to the form and is changed elsewhere. */
export const Given = styled.div`
  overflow-wrap: anywhere;
  b {
    font: var(--t-label);
  }
  a {
    margin-left: var(--s2);
    white-space: nowrap;
  }
`;
