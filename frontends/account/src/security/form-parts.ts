import { styled } from 'styled-components';

/** A form in a section of the page: narrow enough to be read in one glance. */
export const CareForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  max-width: 432px;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;
