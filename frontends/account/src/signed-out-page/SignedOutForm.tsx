import { styled } from 'styled-components';

/** A form of the pages before the door. The rules are its own: the browser's bubbles would speak the browser's language. */
export const SignedOutForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: var(--s5);
  button[type='submit'] {
    min-height: 48px;
  }
`;
