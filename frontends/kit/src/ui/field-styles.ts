import { css, styled } from 'styled-components';

/** The box of every control that takes text. */
export const controlBox = css`
  width: 100%;
  min-height: 48px;
  padding: 11px var(--s4);
  background: var(--raised);
  border: 1px solid var(--edge);
  border-radius: var(--r2);
  transition: border-color var(--fast);
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus,
  &:focus-visible {
    border-color: var(--focus);
    outline: 1px solid var(--focus);
    outline-offset: 0;
    border-radius: var(--r2);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
    outline: 1px solid var(--bad);
    outline-offset: 0;
  }
  &:disabled,
  &[readonly] {
    background: var(--sunken);
    color: var(--ink-3);
    border-color: var(--rule);
  }
`;

export const Label = styled.label`
  font: var(--t-label);
`;
