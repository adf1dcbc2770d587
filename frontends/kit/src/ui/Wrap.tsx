import { styled } from 'styled-components';

/** The page's column: logo, heading, field and footer share its left edge. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
