import { css, styled } from 'styled-components';

/** Narrow enough to be read in one glance. */
const care = css`
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
/** A form in a section of the page. */
export const CareForm = styled.form.attrs({ noValidate: true })`${care}`;
/** What stands in its place: a sentence and a button. */
export const CareBox = styled.div`${care}`;
