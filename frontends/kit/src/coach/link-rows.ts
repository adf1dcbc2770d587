import { css } from 'styled-components';

/** A list of ways that lead away, a row each. */
export const linkRows = css`
  li + li {
    border-top: 1px solid var(--rule);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 48px;
    padding-block: var(--s2);
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    background: var(--hover);
  }
  svg {
    color: var(--ink-3);
  }
  svg:last-of-type:not(:only-of-type) {
    margin-inline-start: auto;
  }
`;
